/** How good moves look: the sailor's common sense, and the guide of every search. */
import type { Policy } from '@captains-table/kernel';
import { packBox } from '../box.ts';
import { arsenalOf } from '../combat/actions.ts';
import type { Content } from '../content.ts';
import { moveLists } from '../move-lists.ts';
import type { Move } from '../moves.ts';
import type { Rules, State } from '../state.ts';
import { purchaseWorth } from './cards.ts';
import { groupsFor } from './combat-options.ts';
import { combatWorth } from './combat.ts';
import { exploreWorth } from './explorer.ts';
import { featuresOf, isQuiet } from './features.ts';
import { figuresOf } from './figures.ts';
import { gainOf } from './gains.ts';
import { cubeWorth, multiplierWorth, stepWorth } from './nations.ts';
import { rateMove } from './rate.ts';
import { reasonsOf } from './reasons.ts';
import type { Experts, Knowledge } from './situation.ts';
import { Situation } from './situation.ts';
import { discWorth } from './ship.ts';
import { wishesOf } from './story.ts';
import { thingWorth } from './things.ts';
import { cardTable } from './typical.ts';
import { valueOf } from './value.ts';
import { ordinaryAction, villageWorth } from './village.ts';
import { Voyage } from './voyage.ts';
import type { Weights } from './weights.ts';
import { WEIGHTS } from './weights.ts';

export { WEIGHTS };
export type { Weights };

const EXPERTS: Experts = {
  gain: gainOf,
  purchase: purchaseWorth,
  village: villageWorth,
  ordinary: ordinaryAction,
  explore: exploreWorth,
  combat: combatWorth,
  disc: discWorth,
  thing: thingWorth,
  multiplier: multiplierWorth,
  cube: cubeWorth,
  influence: stepWorth,
  groups: groupsFor,
  wishes: wishesOf,
};

export function createPolicy(content: Content, weights: Weights = WEIGHTS): Policy<State, Move> {
  const box = packBox(content);
  const rules: Rules = {
    box,
    moves: moveLists(box),
    finish: () => {
      throw new Error('a policy looks at positions and changes none');
    },
  };
  const knowledge: Knowledge = {
    rules,
    voyage: new Voyage(box),
    weights,
    table: cardTable(box, weights),
    arsenal: arsenalOf(box),
    experts: EXPERTS,
  };
  return {
    rate(state, seat, moves) {
      const situation = new Situation(knowledge, state, seat);
      return moves.map((move) => rateMove(situation, move));
    },
    value: (state) => valueOf(knowledge, state),
    isQuiet,
    features: featuresOf(knowledge),
    reasons: (state, seat, move) => reasonsOf(new Situation(knowledge, state, seat), move),
    figures: figuresOf(box),
  };
}
