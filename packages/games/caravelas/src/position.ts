/**
 * Any position from one short object, for tests, puzzles and tools. Spaces are named by id or by the
 * port that lies there, cards, goods and ports by their ids. What is not mentioned takes its usual
 * value.
 */
import type { Options, Positioned, Seat } from '@captains-table/kernel';
import { chanceFrom, checkTable, describeProblem, isRecord, shuffle } from '@captains-table/kernel';
import type { Board } from './board.ts';
import type { Good } from './content.ts';
import { GOODS } from './content.ts';
import { allMarkers, seatCount } from './fleet.ts';
import { deal, meta, portsOfPile } from './setup.ts';
import type { CardNumber, PortNumber, ShipNumber, SpaceNumber, State } from './state.ts';

interface PlayerPosition {
  /** Default: Lisboa. */
  readonly at?: string;
  /** Markers not yet used. */
  readonly markers?: number;
  readonly upgraded?: boolean;
  readonly wrecks?: readonly ShipNumber[];
  readonly goods?: readonly Good[];
  /** Event cards; default: none. */
  readonly hand?: readonly string[];
  /** The destination cards that matter; others make them eight. */
  readonly destinations?: readonly string[];
  readonly discovered?: readonly string[];
  /** Points from sales so far. */
  readonly sold?: number;
}

export interface Position {
  readonly mode?: string;
  /** One entry a player. */
  readonly players: readonly PlayerPosition[];
  readonly order?: readonly Seat[];
  readonly round?: number;
  /** Where the round stands: before its bid, or in somebody's turn. */
  readonly phase?: 'bid' | 'turn';
  /** Whose turn it is; default: the first in order. */
  readonly active?: Seat;
  /** Who bought the pieces, in number order. */
  readonly pieces?: readonly Seat[];
  /** The next event cards, the first to come first. The rest follows at random. */
  readonly deck?: readonly string[];
  /** Everything else lies on the discard pile. */
  readonly deckOnly?: boolean;
}

/** The state without its frames' consequences: whoever calls settles it. */
export function statePosition(board: Board, position: Position): Positioned<State> {
  const { players, phase = 'turn' } = position;
  const options = optionsOf(position);
  const state = deal(board, players.length, options, chanceFrom('position'));
  state.order = [...(position.order ?? players.map((_, seat) => seat))];
  for (const [seat, player] of players.entries()) placeFleet(board, state, seat, player);
  placeCards(board, state, position);
  if (state.mode !== 'dice') placeDestinations(board, state, players);
  state.pieces = [...(position.pieces ?? [])];
  state.ending = state.pieces.length >= state.pieceCount;
  state.round = position.round ?? 2;
  const active = position.active ?? state.order[0] ?? 0;
  const next = phase === 'bid' ? seatCount(state) : state.order.indexOf(active) + 1;
  if (phase === 'bid') state.round--;
  state.stack = [{ kind: 'match', step: phase === 'bid' ? 'begin' : 'turns', next }];
  if (phase === 'turn') state.stack.push({ kind: 'turn', seat: active, over: false });
  return { seats: players.length, options, state };
}

/** Checks the outer shape of what came from outside. Names are checked when they are placed. */
export function parsePosition(value: unknown): Position {
  if (!isRecord(value)) throw new Error('a position is an object');
  const { players } = value;
  if (!Array.isArray(players) || !players.every(isRecord)) {
    throw new Error('"players" must be a list of objects');
  }
  for (const field of ['order', 'pieces', 'deck']) {
    if (value[field] !== undefined && !Array.isArray(value[field])) {
      throw new Error(`"${field}" must be a list`);
    }
  }
  return value as unknown as Position;
}

function optionsOf({ mode = 'full', players }: Position): Options {
  const table = checkTable(meta, players.length, { mode });
  if (!table.ok) throw new Error(describeProblem(table.problem));
  return table.options;
}

function placeFleet(board: Board, state: State, seat: Seat, player: PlayerPosition): void {
  state.fleets[seat] = spaceCalled(board, player.at ?? 'lisboa');
  state.upgraded[seat] = player.upgraded ?? false;
  state.markers[seat] = player.markers ?? allMarkers(state, seat);
  state.wrecks[seat] = (player.wrecks ?? []).reduce((bits, ship) => bits | (1 << (ship - 1)), 0);
  state.goods[seat] = (player.goods ?? []).reduce((bits, good) => bits | (1 << goodNumber(good)), 0);
  state.salePoints[seat] = player.sold ?? 0;
  for (const id of player.discovered ?? []) {
    const port = portCalled(board, id);
    state.discoverers[port] = seat;
    state.discoveryPoints[seat] = (state.discoveryPoints[seat] as number) + (board.portValue[port] as number);
  }
}

function placeCards(board: Board, state: State, { players, deck = [], deckOnly = false }: Position): void {
  const rest = state.deck;
  const take = (id: string): CardNumber => {
    const at = rest.indexOf(board.cardNumber(id) ?? -1);
    if (at < 0) throw new Error(`there is no event card "${id}" left`);
    return rest.splice(at, 1)[0] as CardNumber;
  };
  state.hands = players.map(({ hand = [] }) => hand.map(take));
  const next = deck.map(take).toReversed();
  if (deckOnly) state.discard = rest;
  state.deck = deckOnly ? next : [...rest, ...next];
}

function placeDestinations(board: Board, state: State, players: readonly PlayerPosition[]): void {
  const wanted = players.map(({ destinations = [] }) => destinations.map((id) => portCalled(board, id)));
  const taken = new Set(wanted.flat());
  state.destinations = players.map(() => []);
  state.boxed = [];
  for (const pile of ['west', 'east'] as const) {
    const ports = portsOfPile(board, pile);
    const rest = ports.filter((port) => !taken.has(port));
    shuffle(state.chance, rest);
    for (const [seat, own] of wanted.entries()) {
      const dealt = own.filter((port) => ports.includes(port));
      if (dealt.length > 4) throw new Error(`nobody has more than four destinations of the ${pile}`);
      (state.destinations[seat] as PortNumber[]).push(...dealt, ...rest.splice(0, 4 - dealt.length));
    }
    state.boxed.push(...rest);
  }
}

function spaceCalled(board: Board, name: string): SpaceNumber {
  const space = board.spaces.findIndex(({ id, port }) => id === name || port === name);
  if (space < 0) throw new Error(`there is no space "${name}"`);
  return space;
}

function portCalled(board: Board, id: string): PortNumber {
  const port = board.portNumber(id);
  if (port === undefined) throw new Error(`there is no port "${id}"`);
  return port;
}

function goodNumber(good: Good): number {
  const number = GOODS.indexOf(good);
  if (number < 0) throw new Error(`there is no good "${good}"`);
  return number;
}
