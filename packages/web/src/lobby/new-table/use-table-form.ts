/** What has been entered for a new table, what is wrong with it, and creating the table. */
import { useSignal } from '@preact/signals';
import type { GameMeta } from '@captains-table/kernel';
import { person, serverReached } from '../../app/person.ts';
import { go } from '../../app/router.ts';
import { sentenceOf } from '../sentence.ts';
import type { Draft, Problem, Where } from './draft.ts';
import { newDraft, problemsOf, withWhere } from './draft.ts';
import { setTable } from './set-table.ts';

export interface TableFormState {
  readonly draft: Draft;
  readonly online: boolean;
  readonly noServer: boolean;
  readonly problems: readonly Problem[];
  readonly name: {
    readonly shown: string;
    /** Said only after a first try. */
    readonly isMissing: boolean;
    readonly onInput: (typed: string) => void;
  };
  readonly busy: boolean;
  readonly trouble: string | undefined;
  readonly change: (draft: Draft) => void;
  /** Whatever else was chosen meanwhile stays. */
  readonly choosePack: (pack: string | undefined) => void;
  readonly submit: () => Promise<void>;
}

export function useTableForm(
  meta: GameMeta,
  { where, pack }: { readonly where: Where; readonly pack: string | undefined },
  isCampaign: (mode: string) => boolean,
): TableFormState {
  const noServer = serverReached.value === false;
  const held = useSignal<Draft>(newDraft(meta, noServer ? 'device' : where, pack));
  const name = useSignal<string | undefined>(undefined);
  const busy = useSignal(false);
  const trouble = useSignal<string | undefined>(undefined);
  const tried = useSignal(false);

  const draft = noServer ? withWhere(held.value, 'device') : held.value;
  const online = draft.where === 'online';
  const shown = name.value ?? person.value?.name ?? '';
  const problems = problemsOf(meta, draft);
  const hasNoName = () => online && name.value !== undefined && name.value.trim() === '';

  const submit = async () => {
    tried.value = true;
    if (problems.length > 0 || hasNoName() || busy.value) return;
    busy.value = true;
    trouble.value = undefined;
    try {
      go(await setTable(meta.id, draft, shown.trim(), isCampaign(draft.mode)));
    } catch (error) {
      trouble.value = sentenceOf(error);
    } finally {
      busy.value = false;
    }
  };

  return {
    draft,
    online,
    noServer,
    problems,
    name: { shown, isMissing: tried.value && hasNoName(), onInput: (typed) => (name.value = typed) },
    busy: busy.value,
    trouble: trouble.value,
    change: (changed) => (held.value = changed),
    choosePack: (chosen) => (held.value = { ...held.value, pack: chosen }),
    submit,
  };
}
