/** How good the moves of a combat look. */
import { at } from '../lists.ts';
import { nationNumber } from '../move-lists.ts';
import type { Move } from '../moves.ts';
import type { CombatFrame } from '../frames.ts';
import { CITY, FIRST_CARD, FLEET, GAIN, MINE, VILLAGE, placeOption } from './combat-options.ts';
import { actionWorth, boostWorth, nationWorth } from './combat.ts';
import type { Reason } from './reason.ts';
import type { Option } from './option.ts';
import type { Situation } from './situation.ts';

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

export function rateCombat(situation: Situation, move: CombatMove): number {
  const frame = situation.state.stack.at(-1);
  if (frame?.kind !== 'combat') return 0;
  switch (move.kind) {
    case 'fight-for':
      return nationWorth(situation, frame, nationNumber(move.nation));
    case 'boost': {
      const worth = boostWorth(situation, frame, move.with);
      const [cost, reason]: [number, Reason] =
        move.with === 'point'
          ? [situation.combatPoint, 'spends-combat-points']
          : [situation.spy, 'spends-spies'];
      return situation.note('combat', worth + cost) + situation.note(reason, -cost);
    }
    default: {
      const [id, option] = optionOf(situation, frame, move);
      if (option === undefined) return 0;
      situation.note(reasonOf(situation, move), option.worth);
      return actionWorth(situation, frame, id, option);
    }
  }
}

function reasonOf({ rules, state }: Situation, move: CombatMove): Reason {
  if (move.kind === 'gain-influence') return 'brings-influence';
  if (move.kind !== 'take-city' && move.kind !== 'take-village') return 'combat';
  const cube = at(state.cubes, rules.moves.location.get(move.at) ?? 0);
  if (cube >= 0) return 'takes-from-rival';
  return move.kind === 'take-city' ? 'flag-bonus' : 'raises-multiplier';
}

/** The group of an action and what it takes and brings. */
function optionOf(
  situation: Situation,
  frame: CombatFrame,
  move: Exclude<CombatMove, { kind: 'fight-for' | 'boost' }>,
): [number, Option | undefined] {
  const { rules } = situation;
  const { nation } = frame;
  const ready = (id: number, number = 0): [number, Option | undefined] => [
    id,
    situation.groups(nation).find((group) => group.id === id)?.options[number],
  ];
  const place = (location: string) => rules.moves.location.get(location) ?? 0;
  switch (move.kind) {
    case 'gain-influence':
      return ready(GAIN, move.n - 1);
    case 'take-city':
      return [CITY, placeOption(situation, nation, 'city', place(move.at))];
    case 'take-village':
      return [VILLAGE, placeOption(situation, nation, 'village', place(move.at))];
    case 'combat-card':
      return ready(FIRST_CARD + (rules.moves.card.get(move.card) ?? 0));
    case 'treasure-fleet': {
      const group = situation.groups(nation).find(({ id }) => id === FLEET);
      return [FLEET, group?.options.find(({ value }) => value === move.value)];
    }
    case 'gold-mine':
      return ready(MINE);
  }
}
