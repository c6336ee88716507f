import type { Judge } from '@captains-table/bots';
import {
  checked,
  courseOf,
  findPuzzle,
  judgeInSteps,
  matchAt,
  Observation,
  puzzleTrouble,
} from '@captains-table/bots';
import { loadPuzzles } from '@captains-table/catalogue';
import type { AnyPolicy, Puzzle, PuzzleFile } from '@captains-table/kernel';
import { hashOfPlayed, puzzlesFit } from '@captains-table/kernel';
import { needed, readArguments, wholeNumber } from '../arguments.ts';
import type { Command } from '../command.ts';
import { UsageError } from '../command.ts';
import type { Io } from '../io.ts';
import { print, printJson } from '../io.ts';
import { learnedGame } from '../learned-game.ts';
import { Progress } from '../progress.ts';
import { gameOf, TABLE_FLAGS, tableOf } from '../table.ts';

const MOST_PUZZLES = 10_000;
/** If none of this many deals has a puzzle, the search gives up. */
const MOST_DEALS = 200;

export const puzzles: Command = {
  name: 'puzzles',
  summary: 'find positions with one clearly best move',
  usage: `Usage: captains-table puzzles <game> --players N --count C [--seed S] [--mode M] [--option name=value]…
       captains-table puzzles <game> --check [--json]

Plays games between bots and looks for positions in which one move is clearly best and another looks as good. A long
search has to find it, and a second one with luck of its own has to agree. Prints a file of puzzles, one a line.

  --players N          how many players
  --count C            how many puzzles
  --seed S             the same seed gives the same puzzles (default: puzzle)
  --mode M, --option   see captains-table games
  --check              looks instead whether the puzzles that come with the game can be played and are still right,
                       with two long searches each. Exit code 1: some are not, or they were
                       made with other cards
  --json               what --check finds, as one JSON document`,

  async run(args, io) {
    const { values, positionals } = readArguments(args, ['game'], {
      ...TABLE_FLAGS,
      count: { type: 'string' },
      seed: { type: 'string', default: 'puzzle' },
      check: { type: 'boolean' },
      json: { type: 'boolean' },
    });
    const id = positionals[0] ?? '';
    if (values.check === true) return check(id, io, values.json === true);
    const count = wholeNumber('count', needed('count', values.count), 1, MOST_PUZZLES);
    const loaded = await gameOf(id, io);
    const table = tableOf(loaded.game.meta, { ...values, players: needed('players', values.players) });
    const { game, policy } = await learnedGame(loaded, table);
    const { seats, options } = table;
    const parts = { game, policy, judge: judgeWith(policy) };
    const found: Puzzle[] = [];
    const progress = new Progress(io.stderr);
    for (let deal = 1, without = 0; found.length < count && without < MOST_DEALS; deal++) {
      const puzzle = await findPuzzle(parts, { seed: `${values.seed}/${id}/${deal}`, seats, options });
      without = puzzle === undefined ? without + 1 : 0;
      if (puzzle !== undefined) found.push(puzzle);
      progress.update(found.length / count, () => `${found.length} puzzles in ${deal} deals`);
    }
    progress.end();
    const { rulesVersion: rules } = game.meta;
    const content = hashOfPlayed(loaded.content);
    print(io, fileText({ game: id, rules, content, seats, options, puzzles: found }));
    return 0;
  },
};

function judgeWith(policy: AnyPolicy | undefined): Judge {
  return async ({ game, options, state }, seat, wish) => {
    const work = judgeInSteps(new Observation(game, options, state, seat), { ...wish, policy });
    while (!work.step(Infinity));
    return work.answer();
  };
}

/** One puzzle a line, so that changes can be read. */
function fileText({ puzzles: found, ...head }: PuzzleFile): string {
  const lines = found.map((puzzle) => JSON.stringify(puzzle));
  return `${JSON.stringify(head).slice(0, -1)},"puzzles":[\n${lines.join(',\n')}\n]}`;
}

function otherCards(right: boolean, content: string): string {
  const made = 'They were made with other cards, so that the client is built without them.';
  return right
    ? `${made} To keep them, write "content":"${content}" into their file.`
    : `${made} Make them again.`;
}

async function check(id: string, io: Io, json: boolean): Promise<number> {
  const loaded = await gameOf(id, io);
  const file = await loadPuzzles(id);
  if (file === undefined) throw new UsageError(`${id} has no puzzles`);
  const current = puzzlesFit(file, loaded.content);
  const { game, policy } = await learnedGame(loaded, file);
  const judge = judgeWith(policy);
  const wrong: { readonly puzzle: string; readonly why: string }[] = [];
  for (const puzzle of file.puzzles) {
    const why = await troubleOf(puzzle);
    if (why !== undefined) wrong.push({ puzzle: puzzle.seed, why });
  }
  if (json) printJson(io, { game: id, puzzles: file.puzzles.length, wrong, current });
  else {
    for (const { puzzle, why } of wrong) print(io, `${puzzle}: ${why}`);
    print(io, `${file.puzzles.length - wrong.length} of ${file.puzzles.length} puzzles are right`);
    if (!current) print(io, otherCards(wrong.length === 0, hashOfPlayed(loaded.content)));
  }
  return wrong.length === 0 && current ? 0 : 1;

  async function troubleOf(puzzle: Puzzle): Promise<string | undefined> {
    if (file === undefined) return undefined;
    try {
      const course = courseOf(file, puzzle);
      const match = matchAt(game, course, course.line.length);
      const trouble = puzzleTrouble(game, file, puzzle);
      if (trouble !== undefined) return trouble;
      const again = await checked(judge, match, puzzle.seat, `check/${puzzle.seed}`);
      return again === undefined ? 'long searches do not agree' : undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
}
