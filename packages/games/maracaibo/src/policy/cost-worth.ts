/** What costs take: in a position, and in a usual game. */
import { ABILITY, abilityOf } from '../cards/abilities.ts';
import type { Cost } from '../effects/costs.ts';
import { cardKept } from './cards.ts';
import type { Scene } from './scene.ts';
import type { Weights } from './weights.ts';

/** What costs take, below 0. */
export function paid(scene: Scene, costs: readonly Cost[]): number {
  let sum = 0;
  for (const cost of costs) sum -= costWorth(scene, cost);
  return sum;
}

function costWorth(scene: Scene, cost: Cost): number {
  const { state, seat } = scene;
  switch (cost.op) {
    case 'doubloons':
      return -scene.note('costs-doubloons', -cost.n * scene.doubloon);
    case 'combatPoints':
      return -scene.note('spends-combat-points', -cost.n * scene.combatPoint);
    case 'spies':
      return -scene.note('spends-spies', -cost.n * scene.spy);
    case 'items': {
      let standing = 0;
      for (let item = 0; item < 4; item++) {
        if (cost.list.includes(item)) standing += abilityOf(state, seat, ABILITY.standing + item);
      }
      return Math.max(0, cost.list.length - standing) * cardKept(scene);
    }
    case 'goods':
      return cost.list.length * cardKept(scene);
    case 'sameGoods':
      return cost.n * cardKept(scene);
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
