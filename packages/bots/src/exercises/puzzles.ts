/** Positions with one clearly best move: found by a glance at many games, and checked by long searches. */
import type { AnyGame, AnyMatch, Puzzle, PuzzleFile, Seat } from '@captains-table/kernel';
import { below, chanceFrom, must } from '@captains-table/kernel';
import type { CourseSetup, ExerciseParts, Judge } from './course.ts';
import { playCourse, seatOf } from './course.ts';
import type { JudgedMove } from './judge.ts';
import type { Course } from './question.ts';
import { captainOf, lineOf, matchAt } from './question.ts';
import { pointsFor } from './points.ts';

const GLANCE = 300;
const STUDY = 4_000;
/** How much better the best move must be than all others, at a glance and at last. */
const STANDS_OUT = 0.06;
const CLEARLY_BEST = 0.05;
/** Someone sensible must be able to miss it: another move looks at first sight so much better, or nearly as good. */
const TEMPTING = 1.25;
const NEARLY_AS_GOOD = 0.5;
/** Between two moves one can guess. */
const LEAST_CHOICES = 3;
/** Decisions that are looked at before another deal is more promising. */
const MOST_LOOKED_AT = 12;
/** A game that is as good as won or lost has no puzzles. */
const LOST = 0.08;
const WON = 0.94;

/** The first puzzle of a deal, where it has one. */
export async function findPuzzle(parts: ExerciseParts, setup: CourseSetup): Promise<Puzzle | undefined> {
  const { game, policy, judge } = parts;
  const seat = seatOf(setup.seed, setup.seats);
  // Puzzles come from all of a game, be it short or long.
  const latest = Math.max(1, (await countDecisions(parts, setup, seat)) - MOST_LOOKED_AT);
  const from = below(chanceFrom(`puzzle/${setup.seed}`), latest);
  let looked = 0;
  let decided = false;
  let found: { readonly judged: readonly JudgedMove[]; readonly at: number } | undefined;
  const match = await playCourse(
    game,
    policy,
    setup,
    seat,
    async ({ match: now, at, decision, legal }) => {
      if (decision < from || legal.length < LEAST_CHOICES) return undefined;
      looked++;
      const glance = await judge(now, seat, { seed: `${setup.seed}/${at}`, iterations: GLANCE });
      decided = !isOpen(glance);
      if (isPuzzle(glance, STANDS_OUT)) {
        const judged = await checked(judge, now, seat, `${setup.seed}/${at}`);
        if (judged !== undefined) found = { judged, at };
      }
      return captainOf(glance);
    },
    () => found !== undefined || decided || looked === MOST_LOOKED_AT,
  );
  return found && puzzleOf(match, seat, found.judged, found.at);
}

/** How many decisions a seat has in a game in which all play the move that looks best. */
async function countDecisions(
  { game, policy }: ExerciseParts,
  setup: CourseSetup,
  seat: Seat,
): Promise<number> {
  let decisions = 0;
  await playCourse(game, policy, setup, seat, async ({ decision }) => {
    decisions = decision + 1;
    return undefined;
  });
  return decisions;
}

/** Two long searches with luck of their own must agree on the move, and that it is clearly best. */
export async function checked(
  judge: Judge,
  position: Parameters<Judge>[0],
  seat: Seat,
  seed: string,
): Promise<readonly JudgedMove[] | undefined> {
  const study = await judge(position, seat, { seed: `${seed}/study`, iterations: STUDY, reasons: true });
  if (!isPuzzle(study, CLEARLY_BEST)) return undefined;
  const again = await judge(position, seat, { seed: `${seed}/again`, iterations: STUDY });
  const agree = captainOf(again) === captainOf(study) && lead(again) >= CLEARLY_BEST;
  return agree ? study : undefined;
}

function isPuzzle(judged: readonly JudgedMove[], least: number): boolean {
  const best = captainOf(judged);
  const { appeal } = must(judged[best]);
  const rival = Math.max(...judged.filter((_, index) => index !== best).map((other) => other.appeal));
  const clear = lead(judged);
  const tempting = rival >= TEMPTING * appeal || (rival >= NEARLY_AS_GOOD * appeal && clear >= 2 * least);
  return tempting && isOpen(judged) && clear >= least;
}

function isOpen(judged: readonly JudgedMove[]): boolean {
  const { value } = must(judged[captainOf(judged)]);
  return value > LOST && value < WON;
}

/** By how much the best move is better than the next. */
function lead(judged: readonly JudgedMove[]): number {
  const [first = 0, second = 0] = judged.map(({ value }) => value).toSorted((a, b) => b - a);
  return first - second;
}

function puzzleOf(match: AnyMatch, seat: Seat, judged: readonly JudgedMove[], at: number): Puzzle {
  const { reasons, figures } = must(judged[captainOf(judged)]);
  return {
    seed: match.seed,
    seat,
    line: lineOf(match, at).join('.'),
    chances: judged.map(({ value }) => Math.round(value * 1_000)),
    ...(reasons.length > 0 ? { reasons } : {}),
    ...(figures.length > 0 ? { figures } : {}),
  };
}

/** A puzzle as a course of one question. */
export function courseOf(file: PuzzleFile, puzzle: Puzzle): Course {
  const { seed, seat, chances, reasons, figures } = puzzle;
  const line = puzzle.line === '' ? [] : puzzle.line.split('.').map(Number);
  const most = Math.max(...chances);
  const captain = chances.indexOf(most);
  const choices = chances.map((chance, index) => ({
    chance,
    points: pointsFor((most - chance) / 1_000),
    ...(index === captain && reasons !== undefined ? { reasons } : {}),
    ...(index === captain && figures !== undefined ? { figures } : {}),
  }));
  const { game, rules, seats, options } = file;
  return {
    game,
    rules,
    options,
    seats,
    seed,
    seat,
    line,
    questions: [{ at: line.length, captain, choices }],
  };
}

/** What is wrong with a stored puzzle; undefined where it can be played and has one best move. */
export function puzzleTrouble(game: AnyGame, file: PuzzleFile, puzzle: Puzzle): string | undefined {
  const course = courseOf(file, puzzle);
  const match = matchAt(game, course, course.line.length);
  const [first = 0, second = 0] = puzzle.chances.toSorted((a, b) => b - a);
  if (match.game.pending(match.state)[0]?.seat !== puzzle.seat) return 'another seat has to decide';
  if (match.legal(puzzle.seat).length !== puzzle.chances.length) return 'the legal moves are others';
  return first - second < CLEARLY_BEST * 1_000 ? 'no move is clearly best' : undefined;
}
