/** What led to a decision: what the viewer has done this turn, step by step. */
import { shortName } from '../chart/names.ts';
import type { Batch } from '../nations/recent-events.ts';
import { nameOfThing } from './names.ts';
import type { Event, Table } from './table.ts';

export interface Deed {
  readonly words: string;
  /** How many moves stood after it. */
  readonly moves: number;
}

/** The oldest first. A village action is named by its number in the current decision. */
export function deedsOfTurn(batches: readonly Batch[], table: Table): readonly Deed[] {
  return thisTurn(batches, table).flatMap(({ events, moves }) =>
    events.flatMap((event) => {
      const words = 'seat' in event && event.seat === table.seat ? wordsOf(event, table) : undefined;
      return words === undefined ? [] : [{ words, moves }];
    }),
  );
}

/** Which village action is to be taken, of how many. */
export function villageActionNow(
  batches: readonly Batch[],
  table: Table,
): { readonly now: number; readonly of: number } | undefined {
  const { pending } = table;
  if (pending?.kind !== 'village') return undefined;
  const taken = thisTurn(batches, table)
    .flatMap(({ events }) => events)
    .filter((event) => event.key === 'village-action' && event.seat === table.seat).length;
  return { now: taken + 1, of: taken + pending.left };
}

/** From the last voyage of the viewer on. */
function thisTurn(batches: readonly Batch[], { seat }: Pick<Table, 'seat'>): readonly Batch[] {
  const sails = ({ events }: Batch) => events.some((event) => event.key === 'sailed' && event.seat === seat);
  const from = batches.findLastIndex(sails);
  return from < 0 ? [] : batches.slice(from);
}

function wordsOf(event: Event, table: Table): string | undefined {
  const { trail } = table.words.screen;
  switch (event.key) {
    case 'sailed':
      return shortName(event.at, table.game);
    case 'delivered':
      return trail.delivered(goodOf(event.card, table));
    case 'quest-done':
      return trail.quest;
    case 'spy-acted':
    case 'bought':
      return nameOfThing(event.card, table);
    case 'invested':
      return nameOfThing(event.building, table);
    case 'upgraded':
      return nameOfThing(event.area, table);
    case 'fought':
      return table.words.nations.combat.title;
    default:
      return undefined;
  }
}

function goodOf(card: string, { pieces, game }: Table): string {
  const good = pieces.cards.get(card)?.good;
  return good === undefined ? '' : game.goods[good];
}
