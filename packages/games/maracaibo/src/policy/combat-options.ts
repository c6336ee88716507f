/** The actions a combat for a nation offers, with what they take and bring. */
import type { CombatAction } from '../box.ts';
import { NONE } from '../box.ts';
import { ABILITY, abilityOf } from '../cards/abilities.ts';
import type { CombatOption } from '../box.ts';
import type { Effect } from '../effects/effect.ts';
import { at } from '../lists.ts';
import { flagAt, isVillage, spiesAt, tileInPlay } from '../places.ts';
import { hasUpgrade } from '../ship/discs.ts';
import type { LocationNumber, NationNumber } from '../state.ts';
import { influenceWorth } from './nations.ts';
import type { Arsenal, Group, Option } from './option.ts';
import type { Situation } from './situation.ts';

export const GAIN = 1;
export const CITY = 2;
export const VILLAGE = 3;
export const FLEET = 6;
export const MINE = 7;
export const FIRST_CARD = 100;

export function groupsFor(situation: Situation, nation: NationNumber): readonly Group[] {
  const { state, seat, box, arsenal } = situation;
  const groups: Group[] = [];
  const add = (id: number, options: readonly Option[]) => {
    if (options.length > 0 && !state.combatUsed.includes(id)) groups.push({ id, options });
  };
  add(
    GAIN,
    arsenal.gain.options.map((option) => plain(situation, nation, option)),
  );
  if (at(state.reserve, nation) > 0) {
    add(CITY, places(situation, nation, arsenal.city, 'city'));
    if (hasUpgrade(state, seat, arsenal.village.area)) {
      add(VILLAGE, places(situation, nation, arsenal.village.action, 'village'));
    }
    addTiles(situation, nation, arsenal, add);
  }
  for (const card of at(state.bought, seat)) {
    const option = at(box.cards, card).combatActions[0];
    if (option !== undefined) add(FIRST_CARD + card, [plain(situation, nation, option)]);
  }
  return groups;
}

function plain(situation: Situation, nation: NationNumber, { value, do: effects }: CombatOption): Option {
  return { value, worth: effectsWorth(situation, nation, effects) };
}

/** Influence is for the nation that fights, whether the fight has begun or not. */
function effectsWorth(situation: Situation, nation: NationNumber, effects: readonly Effect[]): number {
  let worth = 0;
  for (const effect of effects) {
    if (effect.op === 'fightingInfluence') worth += influenceWorth(situation, nation, effect.n);
    else if (effect.op !== 'flagBonus' && effect.op !== 'spyDoubloons') worth += situation.gain(effect);
  }
  return worth;
}

/** The best free place and the best place to capture. */
function places(situation: Situation, nation: NationNumber, action: CombatAction, target: Target): Option[] {
  const { state } = situation;
  const ways = waysOf(situation, nation, action, target);
  let annex: Option | undefined;
  let capture: Option | undefined;
  for (let location = 0; location < state.cubes.length; location++) {
    const cube = at(state.cubes, location);
    const worth = placeWorth(situation, nation, target, location);
    if (worth === undefined) continue;
    if (cube < 0) {
      if (annex === undefined || worth > annex.worth) annex = { value: ways.annex.value, worth };
    } else if (capture === undefined || worth > capture.worth) capture = { value: ways.capture.value, worth };
  }
  const found: Option[] = [];
  if (annex !== undefined) found.push({ value: annex.value, worth: annex.worth + ways.annex.worth });
  if (capture !== undefined) found.push({ value: capture.value, worth: capture.worth + ways.capture.worth });
  return found;
}

type Target = 'city' | 'village';

/** What a cube takes and brings, wherever it is put. */
function waysOf(
  situation: Situation,
  nation: NationNumber,
  { options }: CombatAction,
  target: Target,
): Readonly<Record<'annex' | 'capture', Option>> {
  const way = (name: string): Option => {
    const option = options.find(({ cube }) => cube === `${name}-${target}`);
    if (option === undefined) throw new Error(`no combat action to ${name} a ${target}`);
    return {
      value: option.value,
      worth: situation.cube(nation) + effectsWorth(situation, nation, option.do),
    };
  };
  return { annex: way('annex'), capture: way('capture') };
}

/** What this place adds; undefined where the nation cannot put a cube. */
function placeWorth(
  situation: Situation,
  nation: NationNumber,
  target: Target,
  location: LocationNumber,
): number | undefined {
  const { box, state, seat } = situation;
  const cube = at(state.cubes, location);
  if (cube === nation) return undefined;
  const worth = cube < 0 ? 0 : abilityOf(state, seat, ABILITY.pointsPerCube) - situation.cube(cube);
  if (target === 'village') {
    if (!isVillage(box, state, location)) return undefined;
    return worth + OWN_SPY * spiesAt(box, state, seat, location) * situation.doubloon;
  }
  const flag = flagAt(box, state, at(state.explorers, seat), location);
  if (flag.is !== 'there') return undefined;
  return worth + situation.gain(flag.bonus);
}

/** Doubloons for an own spy in the village. Rule MA-6.19. */
const OWN_SPY = 3;

/** Undefined where the nation cannot put a cube. */
export function placeOption(
  situation: Situation,
  nation: NationNumber,
  target: Target,
  location: LocationNumber,
): Option | undefined {
  const { arsenal, state } = situation;
  const action = target === 'city' ? arsenal.city : arsenal.village.action;
  const ways = waysOf(situation, nation, action, target);
  const { value, worth } = at(state.cubes, location) < 0 ? ways.annex : ways.capture;
  const here = placeWorth(situation, nation, target, location);
  return here === undefined ? undefined : { value, worth: worth + here };
}

/** The treasure fleet and the gold mine. */
function addTiles(
  situation: Situation,
  nation: NationNumber,
  { fleet, mine }: Arsenal,
  add: (id: number, options: readonly Option[]) => void,
): void {
  const { state, box, seat } = situation;
  if (state.legacy === 0) return;
  const offer = (tile: number, id: number, cubes: readonly number[]) => {
    if (!tileInPlay(state, tile)) return;
    const { combatAction, explorerAtLeast } = at(box.legacy, tile);
    if (at(box.explorer.spaces, at(state.explorers, seat)).reached < explorerAtLeast) return;
    const free = combatAction?.options.filter((_, space) => cubes[space] === NONE) ?? [];
    const withCube = ({ value, worth }: Option) => ({ value, worth: worth + situation.cube(nation) });
    add(
      id,
      free.map((option) => withCube(plain(situation, nation, option))),
    );
  };
  offer(fleet, FLEET, state.fleet);
  offer(mine, MINE, [state.mine]);
}
