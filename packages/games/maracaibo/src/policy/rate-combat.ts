/** How good the moves of a combat look. */
import { at } from '../lists.ts';
import { nationNumber } from '../move-lists.ts';
import type { Move } from '../moves.ts';
import type { CombatFrame } from '../frames.ts';
import { CITY, FIRST_CARD, FLEET, GAIN, MINE, VILLAGE, placeOption } from './combat-options.ts';
import { actionWorth, boostWorth, nationWorth } from './combat.ts';
import type { Reason } from './reason.ts';
import type { Option } from './option.ts';
import type { Scene } from './scene.ts';

export type CombatMove = Extract<
  Move,
  {
    kind:
      | 'fight-for'
      | 'boost'
      | 'gain-influence'
      | 'take-city'
      | 'take-village'
      | 'combat-card'
      | 'treasure-fleet'
      | 'gold-mine';
  }
>;

export function rateCombat(scene: Scene, move: CombatMove): number {
  const frame = scene.state.stack.at(-1);
  if (frame?.kind !== 'combat') return 0;
  switch (move.kind) {
    case 'fight-for':
      return nationWorth(scene, frame, nationNumber(move.nation));
    case 'boost': {
      const worth = boostWorth(scene, frame, move.with);
      const [cost, reason]: [number, Reason] =
        move.with === 'point' ? [scene.combatPoint, 'spends-combat-points'] : [scene.spy, 'spends-spies'];
      return scene.note('combat', worth + cost) + scene.note(reason, -cost);
    }
    default: {
      const [id, option] = optionOf(scene, frame, move);
      if (option === undefined) return 0;
      scene.note(reasonOf(scene, move), option.worth);
      return actionWorth(scene, frame, id, option);
    }
  }
}

function reasonOf({ rules, state }: Scene, move: CombatMove): Reason {
  if (move.kind === 'gain-influence') return 'brings-influence';
  if (move.kind !== 'take-city' && move.kind !== 'take-village') return 'combat';
  const cube = at(state.cubes, rules.moves.location.get(move.at) ?? 0);
  if (cube >= 0) return 'takes-from-rival';
  return move.kind === 'take-city' ? 'flag-bonus' : 'raises-multiplier';
}

/** The group of an action and what it takes and brings. */
function optionOf(
  scene: Scene,
  frame: CombatFrame,
  move: Exclude<CombatMove, { kind: 'fight-for' | 'boost' }>,
): [number, Option | undefined] {
  const { rules } = scene;
  const { nation } = frame;
  const ready = (id: number, number = 0): [number, Option | undefined] => [
    id,
    scene.groups(nation).find((group) => group.id === id)?.options[number],
  ];
  const place = (location: string) => rules.moves.location.get(location) ?? 0;
  switch (move.kind) {
    case 'gain-influence':
      return ready(GAIN, move.n - 1);
    case 'take-city':
      return [CITY, placeOption(scene, nation, 'city', place(move.at))];
    case 'take-village':
      return [VILLAGE, placeOption(scene, nation, 'village', place(move.at))];
    case 'combat-card':
      return ready(FIRST_CARD + (rules.moves.card.get(move.card) ?? 0));
    case 'treasure-fleet': {
      const group = scene.groups(nation).find(({ id }) => id === FLEET);
      return [FLEET, group?.options.find(({ value }) => value === move.value)];
    }
    case 'gold-mine':
      return ready(MINE);
  }
}
