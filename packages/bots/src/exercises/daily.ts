/** One deal with a handful of decisions, worked out from its seed alone: everybody gets the same. */
import { must } from '@captains-table/kernel';
import type { CourseSetup, ExerciseParts, Stop } from './course.ts';
import { playCourse, seatOf } from './course.ts';
import type { JudgedMove } from './judge.ts';
import type { Course, Question } from './question.ts';
import { captainOf, lineOf, questionOf } from './question.ts';

/** How many decisions a day has; one that the game does not offer in time is left out. */
const MOST_QUESTIONS = 6;
const LEAST_QUESTIONS = 5;
/** How many deals are tried before the best one found is taken. */
const MOST_ATTEMPTS = 6;

/** Playouts of a first look at a decision, and of a close study. */
const GLANCE = 240;
const STUDY = 3_000;

/** A move that the policy likes less than this is not tempting. */
const TEMPTING = 0.15;
/**
 * How much a tempting mistake must cost to make a good question: at first, and when few decisions are left to choose
 * from.
 */
const WORTH_ASKING = 0.05;
const STILL_WORTH_ASKING = 0.015;
/** Beyond this it is plain to see. */
const PLAIN = 0.2;
/** A game that is as good as won or lost asks nothing. */
const LOST = 0.06;
const WON = 0.96;

interface DailyParts extends ExerciseParts {
  /** How many times the usual playouts (default 1): everybody who is to get the same must take the same. */
  readonly effort?: number | undefined;
  /** How far it is, 0 to 1. */
  readonly onProgress?: (progress: number) => void;
}

export async function makeDaily(parts: DailyParts, setup: CourseSetup): Promise<Course> {
  let most: Course | undefined;
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
    const course = await attemptAt(parts, { ...setup, seed: `${setup.seed}/${attempt}` });
    if (course.questions.length >= LEAST_QUESTIONS) return course;
    if (course.questions.length > (most?.questions.length ?? 0)) most = course;
  }
  if (most === undefined) throw new Error(`${parts.game.meta.id}: no deal of ${setup.seed} asks anything`);
  return most;
}

async function attemptAt(parts: DailyParts, setup: CourseSetup): Promise<Course> {
  const { game, policy, judge, effort = 1, onProgress } = parts;
  const seat = seatOf(setup.seed, setup.seats);
  let decisions = 0;
  await playCourse(game, policy, setup, seat, async ({ decision }) => {
    decisions = decision + 1;
    return undefined;
  });
  const window = Math.max(1, decisions / MOST_QUESTIONS);
  const questions: Question[] = [];
  const asked: string[] = [];
  /** The next question is looked for from here on. */
  let from = 0;

  const atStop = async ({ match, decision, at }: Stop) => {
    onProgress?.(Math.min(0.99, decision / Math.max(1, decisions)));
    if (decision < from) return undefined;
    const glance = await judge(match, seat, { seed: `${setup.seed}/${at}`, iterations: GLANCE * effort });
    const late = Math.min(1, (decision - from) / window);
    const wanted = WORTH_ASKING + late * (STILL_WORTH_ASKING - WORTH_ASKING);
    // The same kind of decision again must be worth more.
    const alike = asked.filter((kind) => kind === kindOf(glance)).length;
    if (temptation(glance) < wanted * (1 + alike)) return captainOf(glance);
    const study = await judge(match, seat, {
      seed: `${setup.seed}/${at}`,
      iterations: STUDY * effort,
      reasons: true,
    });
    if (temptation(study) >= STILL_WORTH_ASKING) {
      questions.push(questionOf(study, at));
      asked.push(kindOf(study));
      from = Math.max(decision + 1, Math.ceil(questions.length * window));
    }
    return captainOf(study);
  };
  const match = await playCourse(
    game,
    policy,
    setup,
    seat,
    atStop,
    () => questions.length === MOST_QUESTIONS,
  );
  const { options, seats, seed } = match;
  const rules = game.meta.rulesVersion;
  const line = lineOf(match, questions.at(-1)?.at ?? 0);
  return { game: game.meta.id, rules, options, seats, seed, seat, line, questions };
}

function kindOf(judged: readonly JudgedMove[]): string {
  return must(judged[captainOf(judged)]).move.kind;
}

/** How much the most expensive mistake costs that someone sensible might make. */
function temptation(judged: readonly JudgedMove[]): number {
  const most = Math.max(...judged.map(({ value }) => value));
  if (most < LOST || most > WON) return 0;
  const losses = judged
    .filter(({ appeal }) => appeal >= TEMPTING)
    .map(({ value }) => most - value)
    .filter((loss) => loss <= PLAIN);
  return Math.max(0, ...losses);
}
