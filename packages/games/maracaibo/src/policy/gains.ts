/** What effects bring. */
import type { Program } from '@captains-table/kernel';
import { canPay } from '../cards/pay.ts';
import { hasSynergy } from '../cards/synergy.ts';
import type { Words } from '../state.ts';
import type { Situation } from './situation.ts';
import { verbWorth } from './verb-worth.ts';

export function gainOf(situation: Situation, effect: Program<Words>): number {
  switch (effect.op) {
    case 'seq':
    case 'anyOrder': {
      const [first] = effect.of;
      if (first?.op === 'pay' && !canPay(situation.box, situation.state, situation.seat, first.pay)) return 0;
      let sum = 0;
      for (const step of effect.of) sum += gainOf(situation, step);
      return sum;
    }
    case 'choose': {
      let best = effect.of[0];
      let most = -Infinity;
      for (const part of effect.of) {
        const worth = situation.quietly(() => gainOf(situation, part));
        if (worth > most) [best, most] = [part, worth];
      }
      return best === undefined ? 0 : gainOf(situation, best);
    }
    case 'may':
      return situation.quietly(() => gainOf(situation, effect.do)) > 0 ? gainOf(situation, effect.do) : 0;
    case 'when':
      if (!('owns' in effect.if)) return 0;
      return hasSynergy(situation.state, situation.seat, effect.if.owns) ? gainOf(situation, effect.do) : 0;
    // No piece uses these words.
    case 'times':
    case 'forEach':
      return 0;
    default:
      return verbWorth(situation, effect);
  }
}
