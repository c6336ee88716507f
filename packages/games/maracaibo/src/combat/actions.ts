/** Combat actions, each once a turn. Rules MA-6.12, MA-6.13, MA-6.16, MA-6.20, MA-6.21, MA-16.7. */
import type { Move as AnyMove, Refusal, Seat } from '@captains-table/kernel';
import { startProgram } from '@captains-table/kernel';
import type { Box, CombatAction } from '../box.ts';
import { NONE } from '../box.ts';
import type { CombatOption } from '../box.ts';
import { add, at } from '../lists.ts';
import { nameOf } from '../move-lists.ts';
import type { Code, Move } from '../moves.ts';
import { tileInPlay } from '../places.ts';
import { hasUpgrade } from '../ship/discs.ts';
import type { CombatFrame } from '../frames.ts';
import type { Events, LocationNumber, Rules, Seen, State, Words } from '../state.ts';
import type { Target } from './annex.ts';
import { optionFor, takePlace, whyNotTake } from './annex.ts';

/** Numbers that stand for used actions in the state; the numbers of cards follow, from `FIRST_CARD` on. */
const GAIN = 1;
const CITY = 2;
const VILLAGE = 3;
const FLEET = 6;
const MINE = 7;
const FIRST_CARD = 100;

const GAIN_INFLUENCE: readonly Move[] = [
  { kind: 'gain-influence', n: 1 },
  { kind: 'gain-influence', n: 2 },
];
const GOLD_MINE: Move = { kind: 'gold-mine' };

/** Pieces that bring combat actions, looked up once. */
interface Arsenal {
  readonly gain: CombatAction;
  readonly city: CombatAction;
  /** The area and the action for villages. */
  readonly village: { readonly area: number; readonly action: CombatAction };
  readonly fleet: number;
  readonly mine: number;
  /** A move for each space of the treasure fleet. */
  readonly fleetMoves: readonly Move[];
}

export function arsenalOf(box: Box): Arsenal {
  const [gain, city] = box.combatActions;
  const area = box.upgrades.findIndex(({ combatAction }) => combatAction !== undefined);
  const action = box.upgrades[area]?.combatAction;
  if (gain === undefined || city === undefined || action === undefined) {
    throw new Error('the box lacks combat actions');
  }
  const tileWith = (id: string) => box.legacy.findIndex(({ combatAction }) => combatAction?.id === id);
  const fleetMoves = fleetSpaces(box).map(({ value }): Move => ({ kind: 'treasure-fleet', value }));
  return { gain, city, village: { area, action }, fleet: tileWith('CA6'), mine: tileWith('CA7'), fleetMoves };
}

/** Where cubes go on the treasure fleet, each space once. Rule MA-24.8. */
export function fleetSpaces(box: Box): readonly CombatOption[] {
  return box.legacy.find(({ combatAction }) => combatAction?.id === 'CA6')?.combatAction?.options ?? [];
}

/** An action that could be done with enough combat value. */
interface Choice {
  readonly id: number;
  readonly option: CombatOption;
  /** The place of a cube, or `NONE`. */
  readonly at: LocationNumber;
}

type Found = Choice | Refusal<Code>;

const isRefusal = (found: Found): found is Refusal<Code> => 'code' in found;

/** What a move means here, or why it is not possible. */
function find(rules: Rules, arsenal: Arsenal, state: State, frame: CombatFrame, move: Move): Found {
  switch (move.kind) {
    case 'gain-influence':
      return choice(state, frame, GAIN, arsenal.gain.options[move.n - 1], NONE, 'MA-6.13');
    case 'take-city':
      return taking(rules, arsenal.city, state, frame, 'city', rules.moves.location.get(move.at));
    case 'take-village':
      if (!hasUpgrade(state, frame.seat, arsenal.village.area)) {
        return { code: 'no-such-ability', rule: 'MA-16.7' };
      }
      return taking(
        rules,
        arsenal.village.action,
        state,
        frame,
        'village',
        rules.moves.location.get(move.at),
      );
    case 'combat-card':
      return ofCard(rules, state, frame, rules.moves.card.get(move.card));
    case 'treasure-fleet': {
      const space = fleetSpaces(rules.box).findIndex(({ value }) => value === move.value);
      const found = ofTile(
        rules,
        state,
        frame,
        arsenal.fleet,
        FLEET,
        freeSpace(state.fleet, space),
        'MA-24.8',
      );
      const otherIsFree = isRefusal(found) && found.code === 'tile-full' && state.fleet.includes(NONE);
      return otherIsFree ? { code: space < 0 ? 'not-offered' : 'place-taken', rule: 'MA-24.8' } : found;
    }
    case 'gold-mine':
      return ofTile(rules, state, frame, arsenal.mine, MINE, state.mine === NONE ? 0 : NONE, 'MA-24.10');
    default:
      return { code: 'wrong-moment', rule: 'MA-6.12' };
  }
}

function freeSpace(spaces: readonly number[], space: number): number {
  return spaces[space] === NONE ? space : NONE;
}

function choice(
  state: State,
  frame: CombatFrame,
  id: number,
  option: CombatOption | undefined,
  location: LocationNumber,
  rule: string,
): Found {
  if (option === undefined) return { code: 'action-used', rule };
  if (state.combatUsed.includes(id)) return { code: 'action-used', rule: 'MA-6.12' };
  if (option.value > frame.value) return { code: 'value-too-low', rule: 'MA-6.12' };
  return { id, option, at: location };
}

function taking(
  rules: Rules,
  action: CombatAction,
  state: State,
  frame: CombatFrame,
  target: Target,
  location: LocationNumber | undefined,
): Found {
  if (location === undefined) return { code: 'no-flag', rule: 'MA-6.23' };
  const refusal = whyNotTake(rules, state, frame, target, location);
  if (refusal !== undefined) return refusal;
  const id = target === 'city' ? CITY : VILLAGE;
  return choice(state, frame, id, optionFor(action, state, target, location), location, 'MA-6.16');
}

/** Rules MA-6.20, MA-6.21. */
function ofCard({ box }: Rules, state: State, frame: CombatFrame, card: number | undefined): Found {
  const owned = card !== undefined && at(state.bought, frame.seat).includes(card);
  const option = owned ? at(box.cards, card).combatActions[0] : undefined;
  if (option === undefined) return { code: 'no-such-ability', rule: 'MA-6.20' };
  return choice(state, frame, FIRST_CARD + (card ?? 0), option, NONE, 'MA-6.20');
}

/** `space` is a free space of the tile, or `NONE`. Rules MA-24.8, MA-24.10. */
function ofTile(
  { box }: Rules,
  state: State,
  frame: CombatFrame,
  tile: number,
  id: number,
  space: number,
  rule: string,
): Found {
  if (!tileInPlay(state, tile)) return { code: 'tile-not-in-play', rule };
  const { combatAction, explorerAtLeast } = at(box.legacy, tile);
  if (at(box.explorer.spaces, at(state.explorers, frame.seat)).reached < explorerAtLeast) {
    return { code: 'explorer-too-far-back', rule };
  }
  const option = combatAction?.options[space];
  if (option === undefined) return { code: 'tile-full', rule };
  if (at(state.reserve, frame.nation) === 0) return { code: 'no-cube-left', rule: 'MA-6.18' };
  return choice(state, frame, id, option, NONE, rule);
}

/** Every action the value is enough for. */
export function actionMoves(
  rules: Rules,
  arsenal: Arsenal,
  state: State,
  frame: CombatFrame,
  into: Move[],
): void {
  const offer = (move: Move) => {
    if (!isRefusal(find(rules, arsenal, state, frame, move))) into.push(move);
  };
  if (!state.combatUsed.includes(GAIN)) for (const move of GAIN_INFLUENCE) offer(move);
  if (at(state.reserve, frame.nation) > 0) {
    if (!state.combatUsed.includes(CITY)) offerPlaces(rules, arsenal.city, state, frame, 'city', into);
    if (!state.combatUsed.includes(VILLAGE) && hasUpgrade(state, frame.seat, arsenal.village.area)) {
      offerPlaces(rules, arsenal.village.action, state, frame, 'village', into);
    }
  }
  for (const card of at(state.bought, frame.seat)) {
    if (at(rules.box.cards, card).combatActions.length > 0) offer(at(rules.moves.combatCard, card));
  }
  if (state.legacy === 0) return;
  for (const move of arsenal.fleetMoves) offer(move);
  offer(GOLD_MINE);
}

function offerPlaces(
  rules: Rules,
  action: CombatAction,
  state: State,
  frame: CombatFrame,
  target: Target,
  into: Move[],
): void {
  if (action.options.every(({ value }) => value > frame.value)) return;
  const moves: readonly Move[] = target === 'city' ? rules.moves.takeCity : rules.moves.takeVillage;
  for (let location = 0; location < state.cubes.length; location++) {
    const option = optionFor(action, state, target, location);
    if (option === undefined || option.value > frame.value) continue;
    if (whyNotTake(rules, state, frame, target, location) === undefined) into.push(at(moves, location));
  }
}

export function act(
  rules: Rules,
  arsenal: Arsenal,
  state: State,
  frame: CombatFrame,
  move: Move,
  events: Events,
): void {
  const found = find(rules, arsenal, state, frame, move);
  if (isRefusal(found)) return;
  const { id, option } = found;
  state.combatUsed.push(id);
  frame.value -= option.value;
  frame.at = found.at;
  events?.({ key: 'combat-action', seat: frame.seat, action: nameFor(rules, id), value: frame.value });
  if (found.at !== NONE) takePlace(rules, state, frame, found.at, events);
  else if (option.cube === 'tile') placeOnTile(rules, arsenal, state, frame, found, events);
  startProgram<Words>(state, { op: 'seq', of: option.do }, { seat: frame.seat });
}

/** Rule MA-24.11. */
function placeOnTile(
  { box }: Rules,
  arsenal: Arsenal,
  state: State,
  { seat, nation }: CombatFrame,
  { id, option }: Choice,
  events: Events,
): void {
  add(state.reserve, nation, -1);
  if (id === FLEET) state.fleet[fleetSpaces(box).indexOf(option)] = nation;
  else state.mine = nation;
  const tile = at(box.legacy, id === FLEET ? arsenal.fleet : arsenal.mine);
  events?.({ key: 'cube', seat, nation: nameOf('nation', nation), at: tile.id });
}

function nameFor({ box }: Rules, id: number): string {
  return id >= FIRST_CARD ? at(box.cards, id - FIRST_CARD).id : `CA${id}`;
}

/** Why a combat move is not possible; malformed ones are simply unknown here. */
export function whyNoAction(
  rules: Rules,
  arsenal: Arsenal,
  state: State,
  frame: CombatFrame,
  move: AnyMove,
): Refusal<Code> {
  const named: Readonly<Record<string, unknown>> = { ...move };
  const text = (key: string) => String(named[key]);
  const asked = ((): Move | undefined => {
    switch (move.kind) {
      case 'gain-influence':
        return named['n'] === 1 || named['n'] === 2 ? { kind: move.kind, n: named['n'] } : undefined;
      case 'take-city':
      case 'take-village':
        return { kind: move.kind, at: text('at') };
      case 'combat-card':
        return { kind: move.kind, card: text('card') };
      case 'treasure-fleet':
        return { kind: move.kind, value: Number(named['value']) };
      case 'gold-mine':
        return GOLD_MINE;
      default:
        return undefined;
    }
  })();
  const found = asked && find(rules, arsenal, state, frame, asked);
  return found !== undefined && isRefusal(found) ? found : { code: 'wrong-moment', rule: 'MA-6.12' };
}

export function spiesOfOthersAt(box: Box, state: Seen, seat: Seat, location: LocationNumber): number {
  let count = 0;
  for (let other = 0; other < state.players; other++) {
    if (other === seat) continue;
    for (const card of at(state.bought, other)) if (at(box.cards, card).spyTo === location) count++;
  }
  return count;
}
