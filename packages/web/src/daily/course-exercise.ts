/** Questions of a course as exercises: of the day, or puzzles. */
import type { Course, Question } from '@captains-table/bots';
import { matchAt, MOST_POINTS } from '@captains-table/bots';
import type { AnyGame, AnyMatch } from '@captains-table/kernel';
import { must } from '@captains-table/kernel';
import type { SeatInfo } from '@captains-table/protocol';
import { words as shellWords } from '../app/words.ts';
import type { Exercise, Verdict } from './exercise.ts';
import { dailyWords } from './words.ts';

export interface Asked extends Pick<Exercise, 'title' | 'ask'> {
  readonly kind: 'daily' | 'puzzle';
  /** Called with each choice. Answers what part of all people chose the same. */
  readonly onChoice: (choice: number, best: boolean) => Promise<number | undefined>;
  readonly made?: number;
}

export function courseExercise(game: AnyGame, course: Course, question: Question, asked: Asked): Exercise {
  const { title, ask, made } = asked;
  const match = matchAt(game, course, question.at);
  return {
    title,
    ask,
    match,
    seat: course.seat,
    seats: seatsWith(course.seats, course.seat),
    judge: async (choice) => verdictOn(match, course, question, choice, asked),
    ...(made === undefined ? {} : { made }),
  };
}

function seatsWith(seats: number, mine: number): readonly SeatInfo[] {
  return Array.from({ length: seats }, (_, seat): SeatInfo =>
    seat === mine
      ? { kind: 'person', person: 'here', name: shellWords.peek().home.skipper, present: true }
      : { kind: 'bot', level: 'sailor' },
  );
}

function verdictOn(
  match: AnyMatch,
  { seat }: Course,
  { captain, choices }: Question,
  choice: number,
  { kind, onChoice }: Asked,
): Verdict {
  const { card } = dailyWords.peek();
  const legal = match.legal(seat);
  const [mine, best] = [must(choices[choice]), must(choices[captain])];
  const found = choice === captain;
  const said = kind === 'puzzle' ? (found ? card.found : card.notFound) : praise(mine.points);
  return {
    said,
    good: mine.points >= NEAR,
    ...(kind === 'daily' ? { points: [mine.points, MOST_POINTS] as const } : {}),
    chosen: must(legal[choice]),
    captain: must(legal[captain]),
    chances: [mine.chance / 1_000, best.chance / 1_000],
    reasons: best.reasons ?? [],
    figures: best.figures ?? [],
    others: onChoice(choice, found),
  };
}

/** Points from which on it is close. */
const NEAR = 7;
const SOMETHING = 3;

function praise(points: number): string {
  const { card } = dailyWords.peek();
  if (points === MOST_POINTS) return card.best;
  if (points >= NEAR) return card.near;
  return points >= SOMETHING ? card.better : card.costly;
}
