/**
 * A game that is one chapter of a longer story.
 *
 * What one game hands on to the next is its carry. It is part of the match: `setup` is given it, the
 * match document holds it and the commitment covers it, so a replay, an import or a bot needs nothing
 * else. A game without a campaign knows nothing of all this.
 */
import type { GameState } from './game.ts';
import type { Json } from './json.ts';
import { isRecord, notJsonAt } from './json.ts';
import type { Options, PlayerRange } from './meta.ts';
import { defined } from './records.ts';

/**
 * Small plain data that is known to all who play. A game raises `version` when the shape changes and
 * goes on reading older ones.
 */
export interface Carry {
  readonly version: number;
  readonly [field: string]: Json;
}

/** Whether a value could be a carry of some game. Only the game's own `read` knows what belongs in it. */
export function isCarry(value: unknown): value is Carry {
  return isRecord(value) && Number.isInteger(value['version']) && notJsonAt(value) === undefined;
}

/** The chapter that can be played next. */
export interface ChapterOffer {
  /** Counted from 1. */
  readonly chapter: number;
  readonly players: PlayerRange;
  /**
   * What the table is set up with: the mode and the wishes that were asked for, and the chapter's own
   * options. A match that is given a carry takes these.
   */
  readonly options: Options;
}

/** A page that was read, by its id in the words of the story. A type, so that it can be part of a carry. */
export type PageRead = { readonly page: string; readonly chapter: number };

/** What the logbook shows. It names nothing that is still unread. */
export interface CampaignView {
  /** The chapter to be played next; the last one when the story is over. */
  readonly chapter: number;
  /** How many there are in all. */
  readonly chapters: number;
  readonly over: boolean;
  /** In the order of reading. A page read again counts once. */
  readonly pages: readonly PageRead[];
  /** The pages whose summaries remind players of what happened last: three at most. */
  readonly recap: readonly string[];
  /** What else is carried on, by its name in the texts. */
  readonly facts: Readonly<Record<string, number>>;
}

/** A campaign as its author writes it, with the true type of what is carried. */
export interface CampaignOf<S extends GameState, C extends Carry> {
  /** The modes that belong to it. */
  readonly modes: readonly string[];

  /** What a first game starts with. The options may ask for a later chapter. */
  begin(options: Options): C;

  /** The next chapter in the mode and with the wishes of `options`; undefined when the story is over. */
  next(carry: C, options: Options): ChapterOffer | undefined;

  /** What is carried on when a game that began with `carry` has ended. Pure. */
  after(carry: C, state: S): C;

  view(carry: C): CampaignView;

  /** Checks what came from outside and brings older versions up to date. Throws a `CarryError`. */
  read(value: unknown): C;

  /** All pages, by id. For simulations only: a table never sends them. */
  readonly pageIds?: readonly string[];
}

/** A campaign for callers who do not know the type of what is carried. */
export type Campaign<S extends GameState> = CampaignOf<S, Carry>;

/** Why a value is no carry of this game, in one line. */
export class CarryError extends Error {
  override readonly name = 'CarryError';
}

/** A list of known ids in a carry, each once. Throws a `CarryError` that names the field. */
export function idsInCarry<T extends string>(
  carry: Readonly<Record<string, unknown>>,
  field: string,
  among: readonly T[],
): T[] {
  const ids: unknown = carry[field];
  if (!Array.isArray(ids)) throw new CarryError(`${field} must be a list`);
  const found = ids.map((id: unknown) => {
    const known = among.find((candidate) => candidate === id);
    if (known === undefined) throw new CarryError(`${field} has something that is not in the box`);
    return known;
  });
  if (new Set(found).size !== found.length) throw new CarryError(`${field} has something twice`);
  return found;
}

/** Each carry is read before it is used. */
export function campaignFor<S extends GameState, C extends Carry>(own: CampaignOf<S, C>): Campaign<S> {
  return {
    modes: own.modes,
    begin: (options) => own.begin(options),
    next: (carry, options) => own.next(own.read(carry), options),
    after: (carry, state) => own.after(own.read(carry), state),
    view: (carry) => own.view(own.read(carry)),
    read: (value) => own.read(value),
    ...defined({ pageIds: own.pageIds }),
  };
}

/** A page's words in one language: kept apart from a game's other texts, and fetched when it is shown. */
export interface PageWords {
  readonly title: string;
  /** Paragraphs. */
  readonly text: readonly string[];
  /** One line under the picture. */
  readonly caption: string;
  /** One sentence that reminds of it weeks later. */
  readonly recap: string;
}
