/** The prompt in the board's words: the drawn route first, else why and what follows. */
import type { BoardProps } from '../../../board-kit/board.ts';
import { tableOf } from './table.ts';
import { costOf, isWaypoint } from './plan.ts';
import { voyageOf } from './voyage.ts';
import { whereName } from '../chart/where.ts';

export function promptOf(props: BoardProps): string | undefined {
  const table = tableOf(props);
  const plan = voyageOf(props).plan.value;
  if (plan === undefined || (table.pending?.kind !== 'turn' && table.pending?.kind !== 'bonus'))
    return undefined;
  return table.words.planned.title(whereName(table, plan.to));
}

export function whyOf(props: BoardProps): string | undefined {
  const table = tableOf(props);
  const { view, pending, words, names } = table;
  if (pending === undefined) return undefined;
  const dice = view.mode === 'dice';
  const plan = voyageOf(props).plan.value;
  switch (pending.kind) {
    case 'turn': {
      if (plan !== undefined) {
        const stops = plan.steps.filter(isWaypoint).length;
        return words.planned.why(costOf(plan.steps), pending.left, stops, dice);
      }
      return pending.home ? words.why.home : words.why.turn;
    }
    case 'event':
      return words.why.event;
    case 'bonus':
      return plan === undefined ? words.why.bonus : names.ways.bonus(plan.steps.length, pending.left);
    case 'wreck':
      return words.why.wreck;
    case 'auction':
      return words.why.auction;
    case 'places':
      return words.places.note;
    case 'lisboa':
      return words.why.lisboa;
  }
}
