/** A decision to be made by everybody in the same position, with what the captain thinks of each move. */
import type { AnyGame, AnyMatch, Options, Seat, ToldFigure } from '@captains-table/kernel';
import { Match, must } from '@captains-table/kernel';
import type { JudgedMove } from './judge.ts';
import { pointsFor } from './points.ts';

export interface Question {
  /** How many moves of the line stand before it. */
  readonly at: number;
  /** The captain's choice, by its place among the legal moves. */
  readonly captain: number;
  /** All legal moves, in their order. */
  readonly choices: readonly Choice[];
}

export interface Choice {
  /** The chance of winning, in thousandths. */
  readonly chance: number;
  readonly points: number;
  readonly reasons?: readonly string[];
  readonly figures?: readonly ToldFigure[];
}

/** A course up to its last question: enough to set up each of them anywhere. */
export interface Course {
  readonly game: string;
  readonly rules: string;
  readonly options: Options;
  readonly seats: number;
  readonly seed: string;
  /** Who decides. */
  readonly seat: Seat;
  /** Each move by its place among the legal moves of the first who has to decide. */
  readonly line: readonly number[];
  readonly questions: readonly Question[];
}

export function questionOf(judged: readonly JudgedMove[], at: number): Question {
  const captain = captainOf(judged);
  const most = must(judged[captain]).value;
  const choices = judged.map(({ value, reasons, figures }) => ({
    chance: Math.round(value * 1_000),
    points: pointsFor(most - value),
    ...(reasons.length > 0 ? { reasons } : {}),
    ...(figures.length > 0 ? { figures } : {}),
  }));
  return { at, captain, choices };
}

/** The best; of equals the one that looks best at first sight, then the first. */
export function captainOf(judged: readonly JudgedMove[]): number {
  let best = 0;
  for (const [index, { value, appeal }] of judged.entries()) {
    const leader = must(judged[best]);
    if (value > leader.value || (value === leader.value && appeal > leader.appeal)) best = index;
  }
  return best;
}

/** The moves that stand, each by its place among the legal ones. */
export function lineOf(match: AnyMatch, upTo: number): number[] {
  const places: number[] = [];
  const again: AnyMatch = new Match(match.game, match);
  for (const { seat, move } of match.line.slice(0, upTo)) {
    const place = again.legal(seat).findIndex((legal) => JSON.stringify(legal) === JSON.stringify(move));
    if (place < 0 || again.game.pending(again.state)[0]?.seat !== seat || !again.play(seat, move).ok) {
      throw new Error(`${match.game.meta.id}: move ${places.length + 1} cannot be found again`);
    }
    places.push(place);
  }
  return places;
}

/** The match with this many moves of the line played. Throws where the rules are not those that it was made under. */
export function matchAt(game: AnyGame, course: Omit<Course, 'questions'>, at: number): AnyMatch {
  const { rules, seats, options, seed, line } = course;
  if (game.meta.rulesVersion !== rules) throw new Error(`${game.meta.id}: made under other rules`);
  const match: AnyMatch = new Match(game, { seats, options, seed });
  for (const place of line.slice(0, at)) {
    const seat: Seat | undefined = match.game.pending(match.state)[0]?.seat;
    const move = seat === undefined ? undefined : match.legal(seat)[place];
    if (seat === undefined || move === undefined || !match.play(seat, move).ok) {
      throw new Error(`${game.meta.id}: the line cannot be played`);
    }
  }
  return match;
}
