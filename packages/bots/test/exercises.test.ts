/** The decisions of a day, and puzzles: made of a seed, the same everywhere. */
import { GAME_IDS, loadGame, loadPlayableGame, loadPuzzles } from '@captains-table/catalogue';
import { hashOfPlayed, must, puzzlesFit } from '@captains-table/kernel';
import { afterEach, expect, test, vi } from 'vitest';
import type { Course, Judge } from '../src/index.ts';
import {
  courseOf,
  findPuzzle,
  judgeInSteps,
  makeDaily,
  matchAt,
  Observation,
  policyFor,
  puzzleTrouble,
} from '../src/index.ts';
import { pointsFor } from '../src/exercises/points.ts';

afterEach(() => vi.restoreAllMocks());

async function partsOf(id: string, seats: number, step = Infinity) {
  const loaded = must(await loadPlayableGame(id));
  const mode = must(loaded.game.meta.modes[0]).id;
  const policy = await policyFor(loaded, { mode }, seats);
  const judge: Judge = async ({ game, options, state }, seat, wish) => {
    const work = judgeInSteps(new Observation(game, options, state, seat), { ...wish, policy });
    while (!work.step(step));
    return work.answer();
  };
  return { game: loaded.game, policy, judge };
}

/** Less than usual, so that a busy machine has done it in time. */
const EFFORT = 0.05;

async function day(seed: string, step?: number): Promise<Course> {
  return makeDaily({ ...(await partsOf('port-royal', 2, step)), effort: EFFORT }, { seed, seats: 2 });
}

test('a day has five or six decisions, each with a best move and a tempting one that costs something', async () => {
  const { game } = await partsOf('port-royal', 2);
  const course = await day('one');
  expect(course.questions.length).toBeGreaterThanOrEqual(5);
  for (const { at, captain, choices } of course.questions) {
    const match = matchAt(game, course, at);
    expect(match.game.pending(match.state)[0]?.seat).toBe(course.seat);
    expect(match.legal(course.seat)).toHaveLength(choices.length);
    const chances = choices.map(({ chance }) => chance);
    expect(chances[captain]).toBe(Math.max(...chances));
    expect(choices[captain]?.points).toBe(10);
    expect(Math.min(...choices.map(({ points }) => points))).toBeLessThan(10);
  }
});

test('the captain plays on with the captain’s choices, so that everybody sees the same positions', async () => {
  const { game } = await partsOf('port-royal', 2);
  const course = await day('two');
  const [first] = course.questions;
  const { at, captain } = must(first);
  expect(course.line[at]).toBe(captain);
  expect(matchAt(game, course, course.line.length).line).toHaveLength(course.line.length);
});

test('a machine that reckons the last digit otherwise, and is slow, makes the same day', async () => {
  const here = await day('three');
  const { exp } = Math;
  let calls = 0;
  // The language allows it: engines differ in the last digit, now up, now down.
  const nudged = (value: number) => value * (1 + (++calls % 3) * Number.EPSILON);
  vi.spyOn(Math, 'exp').mockImplementation((x) => nudged(exp(x)));
  const elsewhere = await day('three', 0.1);
  expect(calls).toBeGreaterThan(1_000);
  expect(elsewhere).toStrictEqual(here);
});

test('what is hidden does not change what a move is worth', async () => {
  const { game, judge } = await partsOf('port-royal', 2);
  const course = await day('four');
  const { at } = must(course.questions[1]);
  const match = matchAt(game, course, at);
  const wish = { seed: 'judge', iterations: 200 };
  const judged = await judge(match, course.seat, wish);
  const chance: [number, number, number, number, number] = [1, 2, 3, 4, 5];
  const state = game.redeal(match.state, course.seat, chance);
  const redealt = { game, options: match.options, state };
  expect(await judge(redealt, course.seat, wish)).toStrictEqual(judged);
});

test('points fall by half with every four in a hundred of the chance to win', () => {
  expect([0, 0.01, 0.05, 0.09, 0.13, 0.3].map(pointsFor)).toEqual([10, 10, 5, 3, 1, 0]);
});

/** Not every deal has one. */
async function firstPuzzle(parts: Awaited<ReturnType<typeof partsOf>>) {
  for (let deal = 2; deal < 40; deal++) {
    const puzzle = await findPuzzle(parts, { seed: `puzzle/port-royal/${deal}`, seats: 2 });
    if (puzzle !== undefined) return puzzle;
  }
  throw new Error('no deal has a puzzle');
}

test('a puzzle can be played from its file, and one move is clearly best', async () => {
  const parts = await partsOf('port-royal', 2);
  const { game } = parts;
  const puzzle = await firstPuzzle(parts);
  const { options } = matchAt(game, await day('one'), 0);
  const { rulesVersion: rules } = game.meta;
  const file = { game: 'port-royal', rules, content: '', seats: 2, options, puzzles: [puzzle] };
  expect(puzzleTrouble(game, file, puzzle)).toBeUndefined();
  expect(
    must(courseOf(file, puzzle).questions[0]).choices.filter(({ points }) => points === 10),
  ).toHaveLength(1);
  const shorter = { ...puzzle, chances: puzzle.chances.slice(1) };
  expect(puzzleTrouble(game, file, shorter)).toBe('the legal moves are others');
});

test('puzzles are played with the cards they were made with; where a card comes from does not matter', () => {
  const cards = [{ id: 'A', price: 3, source: 'reconstructed' }];
  const file = { content: hashOfPlayed({ cards }) };
  const read = cards.map((card) => ({ ...card, source: 'box' }));
  expect(puzzlesFit(file, { cards: read })).toBe(true);
  const dearer = cards.map((card) => ({ ...card, price: 4 }));
  expect(puzzlesFit(file, { cards: dearer })).toBe(false);
});

test.for(GAME_IDS)('the puzzles of %s can be played, and one move is clearly best', async (id, { skip }) => {
  const [file, { game, content }] = [await loadPuzzles(id), must(await loadGame(id))];
  if (!game.meta.listed) return;
  if (file === undefined) throw new Error(`${id} has no puzzles`);
  if (!puzzlesFit(file, content)) skip('made with other cards, so that the client is built without them');
  expect(file.puzzles.length).toBeGreaterThanOrEqual(12);
  expect(new Set(file.puzzles.map(({ seed }) => seed)).size).toBe(file.puzzles.length);
  expect(file.puzzles.flatMap((puzzle) => puzzleTrouble(game, file, puzzle) ?? [])).toEqual([]);
});
