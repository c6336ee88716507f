/** A scoring in short: who earned what. */
import type { Event } from '../events.ts';

/** Jeanne has no seat. */
type Captain = number | 'jeanne';

export interface Earning {
  readonly seat: Captain;
  readonly doubloons: number;
  readonly points: number;
  /** Points by what they were given for, in the order in which they came. */
  readonly parts: readonly { readonly from: string; readonly points: number }[];
}

export interface Account {
  readonly round: number;
  /** Whether it has come to its end. */
  readonly closed: boolean;
  readonly earnings: readonly Earning[];
}

/** The last scoring among these events; undefined when the viewer has sailed on since. */
export function accountOf(happened: readonly Event[], viewer: number | undefined): Account | undefined {
  let book: AccountBook | undefined;
  for (const event of happened) {
    if (event.key === 'scoring' || event.key === 'jeanne-ended-round') book = new AccountBook(event.round);
    else if (event.key === 'sailed' && (viewer === undefined || event.seat === viewer)) book = undefined;
    else book?.enter(event);
  }
  return book?.account;
}

/** Collects what a scoring brings, until it is over. */
export class AccountBook {
  readonly #round: number;
  readonly #entries = new Map<Captain, { doubloons: number; readonly parts: Map<string, number> }>();
  #closed = false;

  /** `captains` are listed in the account even if they earn nothing. */
  constructor(round: number, captains: readonly Captain[] = []) {
    this.#round = round;
    for (const captain of captains) this.#of(captain);
  }

  enter(event: Event): void {
    if (this.#closed) return;
    switch (event.key) {
      case 'earned':
        this.#of(event.seat).doubloons += event.doubloons;
        this.#add(event.seat, 'income', event.points);
        break;
      case 'points':
        this.#add(event.seat, event.from, event.n);
        break;
      case 'nobility':
        this.#add(event.seat, 'nobility', event.points);
        break;
      case 'jeanne-points':
        this.#add('jeanne', event.from, event.n);
        break;
      case 'round-began':
      case 'jeanne-begins-round':
      case 'game-over':
        this.#closed = true;
        break;
      default:
        break;
    }
  }

  get account(): Account {
    return {
      round: this.#round,
      closed: this.#closed,
      earnings: [...this.#entries].map(([seat, { doubloons, parts }]) => ({
        seat,
        doubloons,
        points: [...parts.values()].reduce((sum, points) => sum + points, 0),
        parts: [...parts].map(([from, points]) => ({ from, points })),
      })),
    };
  }

  #of(captain: Captain) {
    const known = this.#entries.get(captain) ?? { doubloons: 0, parts: new Map<string, number>() };
    this.#entries.set(captain, known);
    return known;
  }

  #add(captain: Captain, from: string, points: number): void {
    const { parts } = this.#of(captain);
    if (points > 0) parts.set(from, (parts.get(from) ?? 0) + points);
  }
}
