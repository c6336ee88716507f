/** The chapter to be played next: where it starts, what its table is set up with, and its id. */
import type { TableGame } from '@captains-table/catalogue';
import type { AnyGame, Carry, ChapterOffer, Options, Scalar } from '@captains-table/kernel';
import { defined, sha256Hex } from '@captains-table/kernel';
import { Failure } from '@captains-table/protocol';
import { checkedOptions } from '../new-table.ts';
import type { ChapterRecord, TableRecord } from '../record.ts';
import type { Branch } from './logbook.ts';
import { branchOf, campaignOf, tableUnderWay } from './logbook.ts';

export interface NextChapter {
  readonly carry: Carry;
  readonly offer: ChapterOffer;
  /** The chapter before; absent for a first one. */
  readonly parent?: string;
}

export interface ChapterWish {
  /** The chapter before; absent for the first chapter once more, or the one that `options` name. */
  readonly parent?: string | undefined;
  readonly options?: Readonly<Record<string, Scalar>> | undefined;
  /** How many will play; left out: as many as in the chapter before. */
  readonly seats?: number;
}

/**
 * The table at which the chapter is already being played; otherwise the chapter, with the table played last before
 * it.
 */
export type AskedChapter =
  { readonly underWay: TableRecord } | { readonly next: NextChapter; readonly last: TableRecord };

export function firstChapter(game: AnyGame, options: Options): NextChapter {
  const campaign = campaignOf(game, options);
  const carry = campaign.begin(options);
  const offer = campaign.next(carry, options);
  if (offer === undefined) throw new Failure('story-over');
  return { carry, offer };
}

/** The chapter that a request leads to, given all tables of the campaign. */
export function askedChapter(
  loaded: TableGame,
  tables: readonly TableRecord[],
  { parent, options, seats }: ChapterWish,
): AskedChapter {
  const branch = parent === undefined ? undefined : branchOf(loaded.game, tables, parent);
  const underWay = tableUnderWay(tables, parent);
  if (underWay !== undefined) return { underWay };
  const last = tables.find(({ id }) => id === parent) ?? tables.at(-1);
  if (last === undefined) throw new Failure('unknown-chapter');
  if (branch !== undefined) return { next: chapterAfter(loaded.game, branch, options), last };
  const asked = { mode: last.options.mode, ...options };
  const checked = checkedOptions(loaded, seats ?? last.chairs.length, asked);
  return { next: firstChapter(loaded.game, checked), last };
}

/** Mode and wishes may change from chapter to chapter. */
function chapterAfter(game: AnyGame, branch: Branch, asked: ChapterWish['options']): NextChapter {
  const mode = String(asked?.['mode'] ?? branch.options.mode);
  const options: Options = { ...branch.options, ...asked, mode };
  const offer = campaignOf(game, options).next(branch.carry, options);
  if (offer === undefined) throw new Failure('story-over');
  return { carry: branch.carry, offer, ...defined({ parent: branch.at }) };
}

/** What the record of its table says about the chapter. */
export function chapterRecord(campaign: string, { carry, offer, parent }: NextChapter): ChapterRecord {
  return { campaign, number: offer.chapter, carry, ...defined({ parent }) };
}

/**
 * Follows from what was played before: two who ask at once, on any server or in two windows, ask for the
 * same table. One that has ended makes room for another.
 */
export function chapterId({ campaign, parent = '' }: ChapterRecord, tables: readonly TableRecord[]): string {
  const ended = tables.filter(
    ({ chapter, status }) =>
      (chapter?.parent ?? '') === parent && (status === 'over' || status === 'abandoned'),
  );
  return sha256Hex(`chapter/${campaign}/${parent}/${ended.length}`).slice(0, 24);
}
