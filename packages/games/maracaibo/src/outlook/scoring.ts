/** What scorings bring. Rules MA-11.5, MA-13.5, MA-14.2 to MA-14.5, MA-18.1. */
import type { Seat } from '@captains-table/kernel';
import type { Event } from '../events.ts';
import { finalScoring } from '../scoring/final.ts';
import { payIncome, scoreSpiesAhead } from '../scoring/interim.ts';
import { pointsAt } from '../scoring/prestige.ts';
import type { View } from '../view.ts';
import type { Account } from './account.ts';
import { AccountBook } from './account.ts';
import { seenOf } from './view-numbers.ts';
import type { Sight } from './sight.ts';

export type Earnings =
  | { readonly when: 'next'; readonly doubloons: number; readonly points: number }
  /** The last scoring brings no doubloons, but the points of the doubloon track. */
  | { readonly when: 'final'; readonly points: number; readonly track: number };

export class ScoringOutlook {
  readonly #sight: Sight;

  constructor(sight: Sight) {
    this.#sight = sight;
  }

  /** Points that a place on the doubloon track brings at the end. */
  trackPoints(income: number): number {
    return pointsAt(this.#sight.box, income);
  }

  /** What the income of a player brings at the next scoring. */
  earnings(view: View, seat: Seat): Earnings {
    const { doubloonIncome = 0, pointIncome = 0 } = view.players[seat] ?? {};
    return this.#isFinal(view)
      ? { when: 'final', points: pointIncome, track: this.trackPoints(doubloonIncome) }
      : { when: 'next', doubloons: doubloonIncome, points: pointIncome };
  }

  /** What the scoring of this round would bring everyone now: the rules score a copy of what is seen. */
  forecast(view: View): Account {
    const seats = view.players.map((_, seat) => seat);
    const book = new AccountBook(view.round, view.jeanne === undefined ? seats : [...seats, 'jeanne']);
    const note = (event: Event) => book.enter(event);
    const seen = seenOf(this.#sight, view);
    if (this.#isFinal(view)) finalScoring(this.#sight, seen, note);
    else {
      payIncome(this.#sight, seen, note);
      scoreSpiesAhead(this.#sight, seen, note);
    }
    return { ...book.account, closed: false };
  }

  /** What everyone would have if the game ended now, Jeanne last. */
  ifEnded(view: View): readonly number[] {
    const scores = [...view.players, ...(view.jeanne === undefined ? [] : [view.jeanne])].map(
      ({ score }) => score,
    );
    if (view.over) return scores;
    const book = new AccountBook(view.round);
    finalScoring(this.#sight, seenOf(this.#sight, view), (event) => book.enter(event));
    const { earnings } = book.account;
    return scores.map((score, seat) => {
      const captain = seat < view.players.length ? seat : 'jeanne';
      return score + (earnings.find((earning) => earning.seat === captain)?.points ?? 0);
    });
  }

  #isFinal({ round }: View): boolean {
    return round >= this.#sight.box.tracks.setup.rounds;
  }
}
