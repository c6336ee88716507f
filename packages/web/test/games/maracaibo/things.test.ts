import type { Options } from '@captains-table/kernel';
import { chanceFrom, pick } from '@captains-table/kernel';
import type { Move } from '@captains-table/maracaibo';
import { CONTENT, maracaibo } from '@captains-table/maracaibo';
import { texts } from '@captains-table/maracaibo/texts';
import { describe, expect, test } from 'vitest';
import { nameOfThing } from '../../../src/games/maracaibo/board/names.ts';
import { fleetThing, goalThing, thingOf } from '../../../src/games/maracaibo/board/things.ts';
import { piecesOf } from '../../../src/games/maracaibo/board/pieces.ts';

const NATIONS = ['france', 'spain', 'england'];
const SPACES = CONTENT.tracks.explorerSpaces.map(({ id }) => id);
const SYMBOLS = CONTENT.synergies.map(({ id }) => id);
const { areas, cards, careers, prestige, quests, tiles } = piecesOf(CONTENT);
const PLACES = CONTENT.locations.map(({ id }) => id);
const PIECES = [areas, cards, careers, prestige, quests, tiles].flatMap((map) => [...map.keys()]);
const GOALS = [...careers.keys()].flatMap((career) => [0, 1, 2].map((goal) => goalThing(career, goal)));
const FLEET = Array.from({ length: 20 }, (_, value) => fleetThing(value));

/** Everything that can be clicked. */
const THINGS = [...PIECES, ...PLACES, ...SPACES, ...NATIONS, ...SYMBOLS];
const KNOWN = new Set([...THINGS, ...GOALS, ...FLEET]);

/** All moves of a random game, each once. */
function movesOf(seats: number, options: Options, seed: string): readonly Move[] {
  const chance = chanceFrom(seed);
  const state = maracaibo.setup(seats, options, chance);
  const found = new Map<string, Move>();
  for (;;) {
    const seat = maracaibo.pending(state)[0]?.seat;
    if (seat === undefined) return [...found.values()];
    const legal = maracaibo.legal(state, seat);
    for (const move of legal) found.set(JSON.stringify(move), move);
    maracaibo.apply(state, seat, pick(chance, legal), undefined);
  }
}

describe('things on the Maracaibo board', () => {
  test('no two have the same id', () => {
    expect(new Set(THINGS).size).toBe(THINGS.length);
  });

  test('every move of whole games is about a thing of the board, or a button', () => {
    const games = [
      ...movesOf(4, { mode: 'classic', difficulty: 'hard', armada: true, randomStart: false }, 'four'),
      ...movesOf(1, { mode: 'solo', difficulty: 'hard', jeanne: 'medium', armada: false }, 'alone'),
    ];
    const buttons = new Set(games.filter((move) => thingOf(move) === undefined).map(({ kind }) => kind));
    const unknown = games.flatMap((move) => thingOf(move) ?? []).filter((thing) => !KNOWN.has(thing));
    expect(unknown).toEqual([]);
    expect([...buttons].toSorted()).toEqual(
      expect.arrayContaining(['city', 'decline', 'discard-hand', 'done', 'doubloon', 'draw', 'village']),
    );
  });

  test('a combat or a skull tile that can be declined is declined with a button', () => {
    for (const take of [true, false]) expect(thingOf({ kind: 'may', take })).toBeUndefined();
    expect(thingOf({ kind: 'decline' })).toBeUndefined();
  });

  test('all of them have names', () => {
    const unnamed = THINGS.filter((thing) => nameOfThing(thing, { game: texts.fr }) === thing);
    expect(unnamed).toEqual([]);
  });
});
