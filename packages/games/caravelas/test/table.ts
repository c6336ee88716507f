/** A table for tests: a position given as one object, moves as short method calls. */
import { below, chanceFrom } from '@captains-table/kernel';
import { GameTable } from '@captains-table/kernel/contract-tests';
import { packBoard } from '../src/board.ts';
import { CONTENT } from '../src/built-in-content.ts';
import type { Decision, Event, Move, State, View } from '../src/index.ts';
import { caravelas } from '../src/index.ts';
import type { Position } from '../src/position.ts';

export const board = packBoard(CONTENT);

export function given(position: Position): TestTable {
  const state = caravelas.position?.(position).state;
  if (state === undefined) throw new Error('no position');
  return new TestTable(state);
}

/** A fresh game as set up. */
export function fresh(seats: number, mode = 'full', seed = 'fresh'): TestTable {
  return new TestTable(caravelas.setup(seats, { mode }, chanceFrom(seed)));
}

export class TestTable extends GameTable<State, Move, Event, Decision, View> {
  constructor(state: State) {
    super(caravelas, state);
  }

  get view(): View {
    return caravelas.view(this.state, 'spectator');
  }

  /** Spaces that a step of this kind leads to, sorted. */
  ways(kind: 'sail' | 'defend' | 'drift'): string[] {
    return this.legal.flatMap((move) => (move.kind === kind ? [move.to] : [])).toSorted();
  }

  fleet(seat: number) {
    const fleet = this.view.fleets[seat];
    if (fleet === undefined) throw new Error(`no fleet ${seat}`);
    return fleet;
  }

  pass(times = 1): this {
    for (let i = 0; i < times; i++) this.play({ kind: 'pass' });
    return this;
  }

  bid(markers: number): this {
    return this.play({ kind: 'bid', markers });
  }

  place(at: number): this {
    return this.play({ kind: 'place', at });
  }

  sail(...spaces: readonly string[]): this {
    for (const name of spaces) this.play({ kind: 'sail', to: this.space(name) });
    return this;
  }

  defend(space: string): this {
    return this.play({ kind: 'defend', to: this.space(space) });
  }

  drift(...spaces: readonly string[]): this {
    for (const name of spaces) this.play({ kind: 'drift', to: this.space(name) });
    return this;
  }

  card(card: string): this {
    return this.play({ kind: 'play', card });
  }

  stay(): this {
    return this.play({ kind: 'stay' });
  }

  anchor(): this {
    return this.play({ kind: 'anchor' });
  }

  call(): this {
    return this.play({ kind: 'call' });
  }

  settle(hand: 'fill' | 'swap' = 'fill'): this {
    return this.play({ kind: 'settle', hand });
  }

  /** Puts the fleet of the player to decide on any space, which no move in a game can do. */
  moor(name: string): this {
    this.state.fleets[this.seat] = board.spaceNumber(this.space(name)) ?? board.home;
    return this;
  }

  /** Makes the next roll at the Cape show this. */
  rig(roll: 'red' | 'one'): this {
    for (let i = 0; ; i++) {
      const chance = chanceFrom(`rigged-${i}`);
      const isOne = below([...chance], board.dieFaces) < board.dieOnes;
      if (isOne !== (roll === 'one')) continue;
      this.state.chance = chance;
      return this;
    }
  }

  /** Ends the turn wherever the fleet is. */
  endTurn(): this {
    return this.decision?.kind === 'turn' && this.decision.home ? this.call().settle() : this.anchor();
  }

  /** The id of a space, given by that id or by its port. */
  space(name: string): string {
    const found = board.spaces.find(({ id, port }) => id === name || port === name);
    if (found === undefined) throw new Error(`no space "${name}"`);
    return found.id;
  }
}
