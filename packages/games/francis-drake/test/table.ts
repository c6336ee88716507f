/** A table for tests: a position given as one object, moves as short method calls. */
import { chanceFrom, chanceFromNumbers } from '@captains-table/kernel';
import type { Viewer } from '@captains-table/kernel';
import { GameTable } from '@captains-table/kernel/contract-tests';
import type {
  Choice,
  Decision,
  DestinationId,
  DiscName,
  Event,
  Good,
  Move,
  PlaceId,
  State,
  View,
} from '../src/index.ts';
import { francisDrake } from '../src/index.ts';
import type { PlayerPosition, Position } from '../src/position.ts';

/** The colours of the rulebook's examples. */
export const [RED, BLUE, YELLOW, GREEN] = [0, 1, 2, 3] as const;

export function given(position: Position): TestTable {
  const state = francisDrake.position?.(position).state;
  if (state === undefined) throw new Error('no position');
  return new TestTable(state);
}

/** A voyage in which the discs of this many players have just been turned over. */
export function atSea(players: readonly PlayerPosition[], more: Omit<Position, 'players'> = {}): TestTable {
  return given({ players: players.map((player) => ({ barrels: 4, ...player })), phase: 'resolve', ...more });
}

/** A fresh game as set up. */
export function fresh(
  seats: number,
  options: Readonly<Record<string, string | boolean>> = {},
  seed = 'fresh',
): TestTable {
  return new TestTable(francisDrake.setup(seats, { mode: 'base', ...options }, chanceFrom(seed)));
}

export class TestTable extends GameTable<State, Move, Event, Decision, View> {
  constructor(state: State) {
    super(francisDrake, state);
  }

  view(viewer: Viewer = 'spectator'): View {
    return francisDrake.view(this.state, viewer);
  }

  player(seat: number) {
    const player = this.view(seat).players[seat];
    if (player === undefined) throw new Error(`no one sits on seat ${seat}`);
    return player;
  }

  log(seat: number) {
    return this.player(seat).log;
  }

  score(seat: number): number {
    return this.player(seat).score;
  }

  destination(id: DestinationId, viewer: Viewer = 'spectator') {
    const found = this.view(viewer).destinations.find((destination) => destination.id === id);
    if (found === undefined) throw new Error(id);
    return found;
  }

  /** The places that the player to decide may stop at. */
  get stops(): PlaceId[] {
    const places = this.legal.flatMap((move) =>
      move.kind === 'visit' || move.kind === 'choose' ? [move.place] : [],
    );
    return [...new Set(places)];
  }

  /** The destinations that the player to decide may place a disc on. */
  get goals(): DestinationId[] {
    return [...new Set(this.legal.flatMap((move) => (move.kind === 'mission' ? [move.to] : [])))];
  }

  visit(...places: readonly PlaceId[]): this {
    return this.play(...places.map((place): Move => ({ kind: 'visit', place })));
  }

  choose(place: PlaceId, take: Choice): this {
    return this.play({ kind: 'choose', place, take });
  }

  pass(times = 1): this {
    for (let i = 0; i < times; i++) this.play({ kind: 'pass' });
    return this;
  }

  mission(disc: DiscName, to: DestinationId): this {
    return this.play({ kind: 'mission', disc, to });
  }

  attack(): this {
    return this.play({ kind: 'attack' });
  }

  decline(): this {
    return this.play({ kind: 'decline' });
  }

  barter(good: Good): this {
    return this.play({ kind: 'barter', good });
  }

  home(): this {
    return this.play({ kind: 'home' });
  }

  sailOn(): this {
    return this.play({ kind: 'sail-on' });
  }

  /** Re-deals that a viewer cannot tell from the real state. */
  worlds(viewer: Viewer, count: number): State[] {
    return Array.from({ length: count }, (_, i) =>
      francisDrake.redeal(this.state, viewer, chanceFromNumbers(i, 7)),
    );
  }

  /** Sails on, attacks and trades wherever possible, until the next voyage begins or the game is over. */
  raidAndTrade(): this {
    while (this.kind !== 'street' && this.kind !== 'over') {
      const move = this.legal.find(({ kind }) => kind !== 'home');
      if (move === undefined) throw new Error('nothing to do');
      this.play(move);
    }
    return this;
  }

  /** Sails on and attacks wherever possible, until a player has another kind of choice or all are home. */
  raid(): this {
    while (this.kind === 'attack' || this.kind === 'home') {
      if (this.kind === 'attack') this.attack();
      else this.sailOn();
    }
    return this;
  }
}

/** Yields the decisions of a game one after the other; the caller plays the moves in between. */
export function* decisionsOf(state: State): Generator<Decision> {
  for (;;) {
    const [owed] = francisDrake.pending(state);
    if (owed === undefined) return;
    yield owed;
  }
}
