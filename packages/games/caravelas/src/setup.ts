import type { Chance, GameMeta, Options } from '@captains-table/kernel';
import { must, shuffle, times } from '@captains-table/kernel';
import type { Board } from './board.ts';
import { NONE } from './board.ts';
import { allMarkers } from './fleet.ts';
import type { CardNumber, Mode, PortNumber, State } from './state.ts';
import { MODES } from './state.ts';

const PLAYERS = { min: 2, max: 4 };
/** Rules CA-1.1, CA-12.1, CA-12.5. */
export const meta: GameMeta = {
  id: 'caravelas',
  rulesVersion: '3',
  players: PLAYERS,
  modes: MODES.map((id) => ({ id, players: PLAYERS, options: [] })),
  perfectInformation: false,
  listed: true,
  credits: { designer: "Gil d'Orey", publisher: 'MESAboardgames' },
};

/** Rules CA-1.6 to CA-1.12. */
export function deal(board: Board, seats: number, options: Options, chance: Chance): State {
  const mode = modeOf(options);
  const order = times(seats, (seat) => seat);
  shuffle(chance, order);
  const state: State = {
    stack: [],
    chance,
    reveals: 0,
    mode,
    round: 0,
    order,
    bids: times(seats, () => 0),
    fleets: times(seats, () => board.home),
    markers: times(seats, () => 0),
    upgraded: times(seats, () => false),
    wrecks: times(seats, () => 0),
    goods: times(seats, () => 0),
    discoveryPoints: times(seats, () => 0),
    salePoints: times(seats, () => 0),
    discoverers: board.ports.map(() => NONE),
    pieces: [],
    pieceCount: must(board.figures.pieces[seats - PLAYERS.min]), // rule CA-1.11
    hands: times(seats, () => []),
    redraws: times(seats, () => []),
    deck: eventDeck(board, mode),
    discard: [],
    destinations: times(seats, () => []),
    boxed: [],
    dice: [],
    ending: false,
    over: false,
  };
  for (let seat = 0; seat < seats; seat++) state.markers[seat] = allMarkers(board, state, seat);
  shuffle(chance, state.deck);
  dealDestinations(board, state);
  return state;
}

function modeOf(options: Options): Mode {
  const mode = MODES.find((known) => known === options.mode);
  if (mode === undefined) throw new Error(`there is no mode "${options.mode}"`);
  return mode;
}

/** Rules CA-12.2, CA-12.6. */
export function eventDeck(board: Board, mode: Mode): CardNumber[] {
  if (mode === 'dice') return [];
  return board.cards.flatMap(({ copies, kind }, card) =>
    times(mode === 'drawn' && kind === 'calm' ? copies / 2 : copies, () => card),
  );
}

/** Rules CA-1.8, CA-1.9: western cards for each, then eastern ones; with dice none (CA-12.6). */
function dealDestinations(board: Board, state: State): void {
  for (const pile of ['west', 'east'] as const) {
    const cards = portsOfPile(board, pile);
    shuffle(state.chance, cards);
    if (state.mode !== 'dice') {
      for (const hand of state.destinations) hand.push(...cards.splice(-board.figures.destinations));
    }
    state.boxed.push(...cards);
  }
}

export function portsOfPile(board: Board, pile: 'west' | 'east'): PortNumber[] {
  return board.ports.flatMap((port, number) => (port.pile === pile ? [number] : []));
}
