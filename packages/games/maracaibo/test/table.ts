/** A table to test at: a position in one object, moves as players would name them. */
import { chanceFrom, checkTable } from '@captains-table/kernel';
import { GameTable } from '@captains-table/kernel/contract-tests';
import { expect } from 'vitest';
import { packBox } from '../src/box.ts';
import { CONTENT } from '../src/built-in-content.ts';
import type { Decision, Event, Move, Position, State, View } from '../src/index.ts';
import { maracaibo } from '../src/index.ts';
import type { PlayerPosition } from '../src/position-spec.ts';
import { traitsOf } from './traits.ts';

export const box = packBox(CONTENT);

/** Two players unless the position says otherwise: the first as described, the second as usual. */
export function given(first: PlayerPosition, rest: Partial<Position> = {}): TestTable {
  return position({ players: [first, {}], ...rest });
}

export function position(spec: Position): TestTable {
  const state = maracaibo.position?.(spec).state;
  if (state === undefined) throw new Error('no position');
  expect(maracaibo.audit?.(state)).toEqual([]);
  return new TestTable(state);
}

/** A fresh game as set up, the first seat beginning. */
export function fresh(
  seats: number,
  options: Readonly<Record<string, unknown>> = {},
  seed = 'fresh',
): TestTable {
  const table = checkTable(maracaibo.meta, seats, {
    ...(seats === 1 ? { mode: 'solo' } : { mode: 'classic', randomStart: false }),
    ...options,
  });
  if (!table.ok) throw new Error(table.problem.field);
  return new TestTable(maracaibo.setup(seats, table.options, chanceFrom(seed)));
}

/** Moves that change as little as possible. */
const PLAIN: ReadonlySet<string> = new Set(['done', 'decline', 'two-points', 'draw']);

export class TestTable extends GameTable<State, Move, Event, Decision, View> {
  constructor(state: State) {
    super(maracaibo, state);
  }

  view(viewer: number | 'spectator' = 'spectator') {
    return maracaibo.view(this.state, viewer);
  }

  /** What a player has, as that player sees it. */
  me(seat = 0) {
    const player = this.view(seat).players[seat];
    if (player === undefined) throw new Error(`no seat ${seat}`);
    return player;
  }

  place(id: string) {
    const place = this.view().places.find((one) => one.id === id);
    if (place === undefined) throw new Error(`no place ${id}`);
    return place;
  }

  /** The rule that forbids a move; undefined when it is legal. */
  rule(move: unknown): string | undefined {
    return this.whyNot(move)?.rule;
  }

  can(move: unknown): boolean {
    return this.whyNot(move) === undefined;
  }

  /** Sails by the cheapest way, or the one that takes `points`. */
  sail(to: string, points?: number): this {
    const move = this.legal.find(
      (one) => one.kind === 'sail' && one.to === to && (points === undefined || one.points === points),
    );
    if (move === undefined) throw new Error(`cannot sail to ${to}`);
    return this.play(move);
  }

  /** Places a ship can reach, as "place points". */
  get reach(): string[] {
    return this.legal.flatMap((move) => (move.kind === 'sail' ? [`${move.to} ${move.points}`] : []));
  }

  /** Ids named by the legal moves of a kind. */
  options(kind: Move['kind']): string[] {
    return this.legal
      .filter((move) => move.kind === kind)
      .map((move) => String(Object.entries(move).find(([key]) => key !== 'kind')?.[1] ?? ''));
  }

  done(): this {
    return this.play({ kind: 'done' });
  }

  decline(): this {
    return this.play({ kind: 'decline' });
  }

  /** Pays with the first cards that will do, one by one. */
  payCards(): this {
    while (this.decision?.kind === 'pay') this.play(...this.legal.slice(0, 1));
    return this;
  }

  /** Plays on in the plainest way until a decision of this kind, or the end of the game. */
  until(kind: string, seat?: number): this {
    for (let i = 0; i < 500 && this.decision !== undefined; i++) {
      if (this.decision.kind === kind && (seat === undefined || this.seat === seat)) return this;
      this.play(this.#plainest());
    }
    if (kind !== 'end') throw new Error(`never came to ${kind}`);
    return this;
  }

  #plainest(): Move {
    const plain = this.legal.find((move) => PLAIN.has(move.kind));
    const first = plain ?? this.legal[0];
    if (first === undefined) throw new Error('nothing to play');
    return first;
  }
}

/** The id of a card with all these traits, the first in the box. */
export function cardWith(...traits: readonly string[]): string {
  return cardsWith(...traits)[0] ?? fail(traits);
}

export function cardsWith(...traits: readonly string[]): string[] {
  return CONTENT.cards
    .filter(({ deck }) => deck === 'A' || deck === 'B')
    .filter((card) => {
      const own = traitsOf(card);
      return traits.every((trait) => own.has(trait));
    })
    .map(({ id }) => id);
}

/** Cards showing a good or an item, which do nothing else here. */
export function showing(symbol: string, count: number, not: readonly string[] = []): string[] {
  const found = CONTENT.cards.filter(({ id, deck, good, item }) => {
    return deck === 'A' && (good === symbol || item === symbol) && !not.includes(id);
  });
  return found.slice(0, count).map(({ id }) => id);
}

export function card(id: string) {
  const found = box.cards.find((one) => one.id === id);
  return found ?? fail([id]);
}

export function locationOf(number: number): string {
  return box.locations[number]?.id ?? fail([`location ${number}`]);
}

/** The city tile with an action, for two players unless said otherwise. */
export function tileWith(action: string, players = 2): string {
  const tile = CONTENT.cityTiles.find((one) => {
    return one.action.id === action && one.city === undefined && one.players.includes(players);
  });
  return tile?.id ?? fail([action]);
}

function fail(what: readonly string[]): never {
  throw new Error(`nothing in the box with ${what.join(' and ')}`);
}
