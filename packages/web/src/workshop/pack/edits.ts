/** What a person does to a pack, so that it can be undone: also after the page was closed. */
import type { PiecesDescription, Written } from '@captains-table/catalogue/pieces';
import type { Fields } from './box.ts';
import { boxWith, withPiece } from './box.ts';

export type Edit =
  /** Undefined where there is no such piece. `field` and `at` let keystrokes in one field be one edit. */
  | {
      readonly what: 'piece';
      readonly collection: string;
      readonly key: string;
      readonly before?: unknown;
      readonly after?: unknown;
      readonly field?: string;
      readonly at: number;
    }
  /** A list without ids: adding or removing an item renumbers the others, so it is kept whole. */
  | {
      readonly what: 'list';
      readonly collection: string;
      readonly before: unknown;
      readonly after: unknown;
    }
  | { readonly what: 'check'; readonly mark: string; readonly on: boolean }
  /** What one act changed in several pieces. */
  | { readonly what: 'several'; readonly edits: readonly Edit[] }
  | { readonly what: 'file'; readonly before: Fields; readonly after: Fields };

/** What edits change. */
export interface Draft {
  readonly box: Written;
  readonly checked: ReadonlySet<string>;
}

export function applied(draft: Draft, edit: Edit, ours: Written, description: PiecesDescription): Draft {
  return changed(draft, edit, 'after', ours, description);
}

export function undone(draft: Draft, edit: Edit, ours: Written, description: PiecesDescription): Draft {
  return changed(draft, edit, 'before', ours, description);
}

function changed(
  draft: Draft,
  edit: Edit,
  to: 'before' | 'after',
  ours: Written,
  description: PiecesDescription,
): Draft {
  switch (edit.what) {
    case 'piece': {
      const collection = description.collections.find(({ id }) => id === edit.collection);
      if (collection === undefined) return draft;
      return { ...draft, box: withPiece(draft.box, collection, edit.key, edit[to]) };
    }
    case 'list':
      return { ...draft, box: { ...draft.box, [edit.collection]: edit[to] } };
    case 'check': {
      const checked = new Set(draft.checked);
      if (edit.on === (to === 'after')) checked.add(edit.mark);
      else checked.delete(edit.mark);
      return { ...draft, checked };
    }
    case 'several': {
      const edits = to === 'after' ? edit.edits : edit.edits.toReversed();
      return edits.reduce((now, one) => changed(now, one, to, ours, description), draft);
    }
    case 'file':
      return { ...draft, box: boxWith(ours, edit[to], description) };
  }
}

/** Keystrokes that follow each other so soon are one edit. */
const ONE_EDIT = 1_200;
/** More than a long evening. */
const MOST = 500;

export function remembered(past: readonly Edit[], edit: Edit): readonly Edit[] {
  const last = past.at(-1);
  const goesOn =
    last?.what === 'piece' &&
    edit.what === 'piece' &&
    edit.field !== undefined &&
    last.field === edit.field &&
    last.collection === edit.collection &&
    last.key === edit.key &&
    edit.at - last.at < ONE_EDIT;
  const all = goesOn ? [...past.slice(0, -1), { ...edit, before: last.before }] : [...past, edit];
  return all.slice(-MOST);
}
