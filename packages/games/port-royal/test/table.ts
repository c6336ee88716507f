/** A table to test at: a position in one object, moves by what is printed on the cards. */
import { chanceFrom } from '@captains-table/kernel';
import { GameTable } from '@captains-table/kernel/contract-tests';
import { expect } from 'vitest';
import type { SetName } from '../src/content.ts';
import { CONTENT } from '../src/built-in-content.ts';
import { cardOf, packBox } from '../src/box.ts';
import { coinsOf } from '../src/deck.ts';
import { influenceOf } from '../src/influence.ts';
import type { Decision, Event, Move, State, View } from '../src/index.ts';
import { portRoyal } from '../src/index.ts';
import type { Position } from '../src/position.ts';
import { namesOf } from '../src/card-names.ts';

export const box = packBox(CONTENT);

/**
 * How many cards are shuffled when these sets are played together: all but the special expedition, and of Sets Sail only
 * those that join the base game.
 */
export function shuffledCards(...sets: readonly SetName[]): number {
  const isJoined = sets.includes('base');
  return box.cards.filter(({ set, special, joinsBase }) => {
    return sets.includes(set) && !special && (set !== 'sets-sail' || !isJoined || joinsBase);
  }).length;
}

export function given(position: Position): TestTable {
  const state = portRoyal.position?.(position).state;
  if (state === undefined) throw new Error('no position');
  return new TestTable(state);
}

/** A fresh game as set up, the first seat beginning unless said otherwise. */
export function fresh(
  seats: number,
  options: Readonly<Record<string, string | boolean>> = {},
  seed = 'fresh',
): TestTable {
  return new TestTable(
    portRoyal.setup(seats, { mode: 'base', randomStart: false, ...options }, chanceFrom(seed)),
  );
}

export class TestTable extends GameTable<State, Move, Event, Decision, View> {
  constructor(state: State) {
    super(portRoyal, state);
  }

  get view() {
    return portRoyal.view(this.state, 'spectator');
  }

  coins(seat: number): number {
    return coinsOf(this.state, seat);
  }

  influence(seat: number): number {
    return influenceOf(box, this.state, seat);
  }

  draw(times = 1): this {
    for (let i = 0; i < times; i++) this.play({ kind: 'draw' });
    return this;
  }

  stop(): this {
    return this.play({ kind: 'stop' });
  }

  done(): this {
    return this.play({ kind: 'done' });
  }

  trade(name: string): this {
    return this.play({ kind: 'trade', card: this.id(name) });
  }

  recruit(name: string): this {
    return this.play({ kind: 'recruit', card: this.id(name) });
  }

  claim(contract: string): this {
    return this.play({ kind: 'claim', contract });
  }

  /** Completes the named expedition with persons named by type, for instance `priest jack`. */
  expedition(name: string, persons: string): this {
    const wanted = persons.split(' ').toSorted().join();
    const move = this.legal.find(
      (candidate) =>
        candidate.kind === 'expedition' &&
        namesOf(this.card(candidate.card)).has(name) &&
        candidate.persons
          .map((id) => this.card(id).type)
          .toSorted()
          .join() === wanted,
    );
    expect(move, `${name} with ${persons}`).toBeDefined();
    return this.play(move as Move);
  }

  /** The id of a card in the harbour by what is printed on it. */
  id(name: string): string {
    const found = this.view.harbour.find((id) => namesOf(this.card(id)).has(name));
    if (found === undefined) throw new Error(`"${name}" is not in the harbour`);
    return found;
  }

  card(id: string) {
    return cardOf(box, box.cardNumber(id) ?? -1);
  }

  /** All cards of a fresh game: piles, coins and what lies on the table. */
  get dealt() {
    const { deck, coins, timePile, expeditions } = this.state;
    return [...deck, ...coins.flat(), ...timePile, ...expeditions].map((number) => cardOf(box, number));
  }

  /** Everybody says `done` until a card has to be turned over, or the game is over. */
  pass(): this {
    while (this.legal.some((move) => move.kind === 'done')) this.done();
    return this;
  }

  /** A turn in which one card is turned over and no one takes anything. */
  quietTurn(): this {
    return this.draw().stop().pass();
  }

  /** The ids of all cards in the game, wherever they lie, sorted. */
  everyCard(): string[] {
    const { state, view } = this;
    const piles = [state.deck, state.discard, state.till, state.harbour, state.expeditions];
    const apart = [state.timePile, state.victoryPile];
    const owned = [state.coins, state.persons, state.completed, state.ships, state.nest].flat();
    const lying = [...piles, ...apart, ...owned].flat().map((number) => cardOf(box, number).id);
    return (view.waiting === '' ? lying : [...lying, view.waiting]).toSorted();
  }
}
