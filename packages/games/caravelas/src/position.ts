/**
 * Any position from one short object, for tests, puzzles and tools. What is not mentioned takes its usual value; what is
 * named is put in its place before anything else is dealt.
 */
import type { AskedPosition, Seat } from '@captains-table/kernel';
import { add, chanceFrom, must, PositionError, shuffle } from '@captains-table/kernel';
import type { Board } from './board.ts';
import { NONE, portOf } from './board.ts';
import { GOODS } from './content.ts';
import { allMarkers, MOST_STEPS, seatCount, shipsAfloat, shipsIn } from './fleet.ts';
import type { Fields, PlayerPosition, Position } from './position-spec.ts';
import { deal, portsOfPile } from './setup.ts';
import type { CardNumber, PortNumber, State } from './state.ts';

export type { Position } from './position-spec.ts';

/** Builds the state, but does not carry out what follows from its frames: the caller settles it. */
export function statePosition(board: Board, { position, seats, options }: AskedPosition<Fields>): State {
  const { players } = position;
  const state = deal(board, seats, options, chanceFrom('position'));
  state.order = [...(position.order ?? players.map((_, seat) => seat))];
  for (const [seat, player] of players.entries()) {
    placeFleet(board, state, seat, player);
    placeGoods(board, state, seat, player);
    discover(board, state, seat, player);
  }
  placeCards(board, state, position);
  placeDestinations(board, state, players);
  placePieces(state, position);
  beginRound(state, position);
  return state;
}

function placeFleet(board: Board, state: State, seat: Seat, player: PlayerPosition): void {
  const { at = 'lisboa', upgraded = false, sold = 0 } = player;
  state.fleets[seat] = board.spaces.findIndex(({ id, port }) => id === at || port === at);
  state.upgraded[seat] = upgraded;
  state.salePoints[seat] = sold;
  const most = state.mode === 'dice' ? MOST_STEPS : allMarkers(board, state, seat);
  const { markers = allMarkers(board, state, seat) } = player;
  if (markers > most) throw new PositionError(`players[${seat}].markers`, `must be at most ${most} here`);
  state.markers[seat] = markers;
}

function placeGoods(
  board: Board,
  state: State,
  seat: Seat,
  { wrecks = [], goods = [] }: PlayerPosition,
): void {
  const owned = shipsIn(shipsAfloat(state, seat));
  for (const [index, ship] of wrecks.entries()) {
    if (owned.includes(ship)) continue;
    throw new PositionError(`players[${seat}].wrecks[${index}]`, `ship ${ship} comes with the upgrade`);
  }
  state.wrecks[seat] = wrecks.reduce((bits, ship) => bits | (1 << (ship - 1)), 0);
  const afloat = shipsAfloat(state, seat);
  for (const [index, id] of goods.entries()) {
    const good = GOODS.indexOf(id);
    if ((afloat & must(board.goodShip[good])) === 0) {
      throw new PositionError(`players[${seat}].goods[${index}]`, `the ship for ${id} is not afloat`);
    }
    state.goods[seat] = must(state.goods[seat]) | (1 << good);
  }
}

function discover(board: Board, state: State, seat: Seat, { discovered = [] }: PlayerPosition): void {
  for (const [index, id] of discovered.entries()) {
    const port = portOf(board, id);
    if (state.discoverers[port] !== NONE) {
      throw new PositionError(
        `players[${seat}].discovered[${index}]`,
        `${id} has been discovered by another`,
      );
    }
    state.discoverers[port] = seat;
    add(state.discoveryPoints, seat, must(board.portValue[port]));
  }
}

function placeCards(board: Board, state: State, { players, deck = [], deckOnly = false }: Position): void {
  const rest = state.deck;
  const take = (id: string, path: string): CardNumber => {
    const index = rest.indexOf(board.cardNumber(id) ?? NONE);
    if (index < 0) throw new PositionError(path, `there is no event card "${id}" left`);
    return must(rest.splice(index, 1)[0]);
  };
  state.hands = players.map(({ hand = [] }, seat) => {
    const path = `players[${seat}].hand`;
    if (hand.length > 0 && state.mode !== 'full') throw new PositionError(path, 'is for the full game');
    return hand.map((id, index) => take(id, `${path}[${index}]`));
  });
  const next = deck.map((id, index) => take(id, `deck[${index}]`)).toReversed();
  if (deckOnly) state.discard = rest;
  state.deck = deckOnly ? next : [...rest, ...next];
}

function placeDestinations(board: Board, state: State, players: readonly PlayerPosition[]): void {
  const wanted = players.map(({ destinations = [] }) => destinations.map((id) => portOf(board, id)));
  checkDestinations(board, state, wanted);
  if (state.mode === 'dice') return; // rule CA-12.6
  const taken = new Set(wanted.flat());
  state.destinations = players.map(() => []);
  state.boxed = [];
  for (const pile of ['west', 'east'] as const) {
    const ports = portsOfPile(board, pile);
    const rest = ports.filter((port) => !taken.has(port));
    shuffle(state.chance, rest);
    for (const [seat, own] of wanted.entries()) {
      const dealt = own.filter((port) => ports.includes(port));
      must(state.destinations[seat]).push(
        ...dealt,
        ...rest.splice(0, board.figures.destinations - dealt.length),
      );
    }
    state.boxed.push(...rest);
  }
}

/** No two players have the same destination card, and no one has more of a pile than are dealt. */
function checkDestinations(board: Board, state: State, wanted: readonly (readonly PortNumber[])[]): void {
  const { destinations: most } = board.figures;
  const owners = new Map<PortNumber, Seat>();
  for (const [seat, own] of wanted.entries()) {
    const path = `players[${seat}].destinations`;
    if (own.length > 0 && state.mode === 'dice')
      throw new PositionError(path, 'is not for the game with dice');
    for (const pile of ['west', 'east'] as const) {
      const ports = portsOfPile(board, pile);
      if (own.filter((port) => ports.includes(port)).length <= most) continue;
      throw new PositionError(path, `no one has more than ${most} destinations of the ${pile}`);
    }
    for (const [index, port] of own.entries()) {
      const other = owners.get(port);
      if (other !== undefined) throw new PositionError(`${path}[${index}]`, `seat ${other} has that card`);
      owners.set(port, seat);
    }
  }
}

function placePieces(state: State, { pieces = [] }: Position): void {
  if (pieces.length > state.pieceCount) {
    throw new PositionError('pieces', `there are ${state.pieceCount} for so many players`);
  }
  state.pieces = [...pieces];
  state.ending = pieces.length === state.pieceCount;
}

function beginRound(state: State, { phase = 'turn', round = 2, active }: Position): void {
  state.round = round;
  if (phase === 'turn') {
    const seat = active ?? state.order[0] ?? 0;
    state.stack = [
      { kind: 'match', step: 'turns', next: state.order.indexOf(seat) + 1 },
      { kind: 'turn', seat, over: false },
    ];
    return;
  }
  if (state.ending) throw new PositionError('pieces', 'after the last piece no round follows');
  if (active !== undefined) throw new PositionError('active', 'no one is, before the bid');
  state.round--;
  state.stack = [{ kind: 'match', step: 'begin', next: seatCount(state) }];
}
