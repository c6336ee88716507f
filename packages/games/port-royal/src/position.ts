/**
 * Any position from one short object, for tests, puzzles and `engine load`. What is not mentioned takes its usual
 * value; what is named is put in its place before anything else is dealt.
 */
import type { AskedPosition } from '@captains-table/kernel';
import { PositionError, chanceFrom, shuffle } from '@captains-table/kernel';
import { carryFor, placeAdventure } from './adventure/position.ts';
import { chapterOf } from './adventure/setup.ts';
import type { Box } from './box.ts';
import { cardOf } from './box.ts';
import type { CardNames } from './card-names.ts';
import { placeContracts } from './contracts/position.ts';
import { maybeTriggerEnd } from './end.ts';
import type { Fields, Position } from './position-spec.ts';
import { deal } from './setup.ts';
import type { CardNumber, State } from './state.ts';

export type { PlayerPosition, Position } from './position-spec.ts';

/** Time cards that a table has with the fewest seals. */
const FOR_SEALS = 2;

/** The state before its frames have run: the caller settles it. */
export function statePosition(
  box: Box,
  names: CardNames,
  { position, seats, options }: AskedPosition<Fields>,
): State {
  const asked = { ...options, randomStart: false };
  const carry = carryFor(box, chapterOf(asked), position);
  const state = deal(box, seats, asked, chanceFrom('position'), carry);
  checkMode(state, position);
  const left = new Set([...state.deck, ...state.coins.flat(), ...state.timePile]);
  const reserved = reserve(names, left, wishesOf(position));
  placeNamed(state, position, reserved);
  checkShips(box, state);
  placeContracts(box, state, position);
  placeAdventure(box, state, position, (seat) => reserved(`players[${seat}].cargo`));
  checkCargo(box, state);
  fillUp(box, state, [...left], position);
  state.first = position.first ?? 0;
  state.active = position.active ?? state.first;
  state.turn = position.turn ?? 1;
  for (let seat = 0; seat < seats; seat++) maybeTriggerEnd(box, state, seat, undefined);
  beginTurn(state, position);
  return state;
}

/** What belongs to some ways to play only. */
function checkMode(state: State, position: Position): void {
  for (const name of ['timePile', 'time', 'victory'] as const) {
    if (position[name] === undefined || (state.cooperative && state.adventure === null)) continue;
    throw new PositionError(name, 'is for the cooperative and the solo game');
  }
}

type Wishes = Readonly<Record<string, readonly string[] | undefined>>;

/** Every list of named cards, by its path in the position. */
function wishesOf({ players, harbour, expeditions, discard, deck, timePile }: Position): Wishes {
  const owned = players.flatMap((player, seat) =>
    (['persons', 'expeditions', 'ships', 'nest', 'cargo'] as const).map(
      (name) => [`players[${seat}].${name}`, player[name]] as const,
    ),
  );
  return { ...Object.fromEntries(owned), harbour, expeditions, discard, deck, timePile };
}

type Reserved = (path: string) => CardNumber[];

/** Takes the named cards out of those left. Names that fit the fewest cards go first, before other names take these. */
function reserve(names: CardNames, left: Set<CardNumber>, wishes: Wishes): Reserved {
  const taken = new Map<string, CardNumber>();
  const all = Object.entries(wishes).flatMap(([path, list = []]) =>
    list.map((name, at) => ({ name, path: `${path}[${at}]`, fitting: names.get(name) ?? [] })),
  );
  for (const { name, path, fitting } of all.toSorted((a, b) => a.fitting.length - b.fitting.length)) {
    const card = fitting.find((number) => left.has(number));
    if (card === undefined) throw new PositionError(path, `there is no card "${name}" left`);
    left.delete(card);
    taken.set(path, card);
  }
  return (path) => (wishes[path] ?? []).flatMap((_, at) => taken.get(`${path}[${at}]`) ?? []);
}

function placeNamed(state: State, { players }: Position, reserved: Reserved): void {
  state.harbour = reserved('harbour');
  state.expeditions.push(...reserved('expeditions'));
  state.discard = reserved('discard');
  state.deck = reserved('deck').toReversed();
  state.timePile = reserved('timePile').toReversed();
  for (const [seat, player] of players.entries()) {
    state.persons[seat] = reserved(`players[${seat}].persons`);
    state.completed[seat] = reserved(`players[${seat}].expeditions`);
    state.ships[seat] = reserved(`players[${seat}].ships`);
    state.shipInfluence[seat] = player.ships?.length ?? 0;
    state.nest[seat] = reserved(`players[${seat}].nest`);
    state.tokens[seat] = player.tokens ?? 0;
  }
}

/** Rules PR-2.9, PR-12.36: one ship a colour in a harbour that has not gone bust, and in a nest. */
function checkShips(box: Box, state: State): void {
  const check = (path: string, cards: readonly CardNumber[]) => {
    const seen = new Set<number>();
    for (const [at, card] of cards.entries()) {
      const { kind, colour, id } = cardOf(box, card);
      if (kind !== 'ship') continue;
      if (seen.has(colour)) throw new PositionError(`${path}[${at}]`, `${id} is a second ship of its colour`);
      seen.add(colour);
    }
  };
  check('harbour', state.harbour);
  for (const [seat, nest] of state.nest.entries()) check(`players[${seat}].nest`, nest);
}

/** Rule PR-24.4. */
function checkCargo(box: Box, { adventure }: State): void {
  for (const [seat, cards] of (adventure?.cargo ?? []).entries()) {
    const at = cards.findIndex((card) => cardOf(box, card).cargo === '');
    if (at >= 0) throw new PositionError(`players[${seat}].cargo[${at}]`, 'this ship carries nothing');
  }
}

/** Coins, time and victory cards come from what no one named; the rest is the draw pile. */
function fillUp({ figures }: Box, state: State, rest: CardNumber[], position: Position): void {
  shuffle(chanceFrom('position/rest'), rest);
  const take = (count: number, path: string) => {
    if (count > rest.length) throw new PositionError(path, `there are only ${rest.length} cards left for it`);
    return rest.splice(0, count);
  };
  for (const [seat, { coins = figures.startCoins }] of position.players.entries()) {
    state.coins[seat] = take(coins, `players[${seat}].coins`);
  }
  if (state.cooperative && state.adventure === null) {
    const usualTime = figures.timeCards + FOR_SEALS;
    const { time = Math.max(usualTime, state.timePile.length), victory = 0 } = position;
    if (time < state.timePile.length) throw new PositionError('time', 'is less than the cards of timePile');
    state.timePile.unshift(...take(time - state.timePile.length, 'time'));
    state.victoryPile = take(victory, 'victory');
  }
  if (position.deckOnly === true) state.victoryPile.push(...rest);
  else state.deck.unshift(...rest);
}

function beginTurn(state: State, { phase = 'discover', drawn = state.harbour.length }: Position): void {
  if (drawn < state.harbour.length) {
    throw new PositionError('drawn', `must be at least the ${state.harbour.length} of the harbour`);
  }
  state.stack = [{ kind: 'match' }, { kind: 'turn', phase, served: 0, luck: 0 }];
  if (phase === 'discover') state.stack.push({ kind: 'discover', drawn, gambled: 0, luck: 0, outcome: '' });
}
