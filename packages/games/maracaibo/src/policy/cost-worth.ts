/** What costs take: in a position, and in a usual game. */
import { ABILITY, abilityOf } from '../cards/abilities.ts';
import type { Cost } from '../effects/costs.ts';
import { cardKept } from './cards.ts';
import type { Situation } from './situation.ts';
import type { Weights } from './weights.ts';

/** What costs take, below 0. */
export function paid(situation: Situation, costs: readonly Cost[]): number {
  let sum = 0;
  for (const cost of costs) sum -= costWorth(situation, cost);
  return sum;
}

function costWorth(situation: Situation, cost: Cost): number {
  const { state, seat } = situation;
  switch (cost.op) {
    case 'doubloons':
      return -situation.note('costs-doubloons', -cost.n * situation.doubloon);
    case 'combatPoints':
      return -situation.note('spends-combat-points', -cost.n * situation.combatPoint);
    case 'spies':
      return -situation.note('spends-spies', -cost.n * situation.spy);
    case 'items': {
      let standing = 0;
      for (let item = 0; item < 4; item++) {
        if (cost.list.includes(item)) standing += abilityOf(state, seat, ABILITY.standing + item);
      }
      return Math.max(0, cost.list.length - standing) * cardKept(situation);
    }
    case 'goods':
      return cost.list.length * cardKept(situation);
    case 'sameGoods':
      return cost.n * cardKept(situation);
    case 'moved':
      return 0;
  }
}

/** The same in a usual game. */
export function usuallyPaid(costs: readonly Cost[], weights: Weights): number {
  return -costs.reduce((sum, cost) => sum + usualCost(cost, weights), 0);
}

function usualCost(cost: Cost, weights: Weights): number {
  switch (cost.op) {
    case 'doubloons':
      return cost.n * (weights.doubloon[2] ?? 0);
    case 'combatPoints':
      return cost.n * weights.combatPoint;
    case 'spies':
      return cost.n * weights.spy;
    case 'items':
    case 'goods':
      return cost.list.length * weights.handCard;
    case 'sameGoods':
      return cost.n * weights.handCard * 1.5;
    case 'moved':
      return 0;
  }
}
