/** A scoring in short: who earned what. */
import type { Event } from '../table.ts';

/** What somebody earned; Jeanne has no seat. */
export interface Earning {
  readonly seat: number | 'jeanne';
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

interface Draft {
  round: number;
  closed: boolean;
  earnings: Map<number | 'jeanne', { doubloons: number; parts: Map<string, number> }>;
}

/** The last scoring that happened here; undefined when the viewer has sailed on since. */
export function accountOf(happened: readonly Event[], viewer: number | undefined): Account | undefined {
  let draft: Draft | undefined;
  for (const event of happened) {
    if (event.key === 'scoring' || event.key === 'jeanne-ended-round') {
      draft = { round: event.round, closed: false, earnings: new Map() };
    } else if (event.key === 'sailed' && (viewer === undefined || event.seat === viewer)) draft = undefined;
    else if (draft !== undefined && !draft.closed) enter(draft, event);
  }
  return draft && finished(draft);
}

function enter(draft: Draft, event: Event): void {
  const of = (seat: number | 'jeanne') => {
    const known = draft.earnings.get(seat) ?? { doubloons: 0, parts: new Map<string, number>() };
    draft.earnings.set(seat, known);
    return known;
  };
  const add = (seat: number | 'jeanne', from: string, points: number) => {
    const { parts } = of(seat);
    if (points > 0) parts.set(from, (parts.get(from) ?? 0) + points);
  };
  switch (event.key) {
    case 'earned':
      of(event.seat).doubloons += event.doubloons;
      add(event.seat, 'income', event.points);
      break;
    case 'points':
      add(event.seat, event.from, event.n);
      break;
    case 'nobility':
      add(event.seat, 'nobility', event.points);
      break;
    case 'jeanne-points':
      add('jeanne', event.from, event.n);
      break;
    case 'round-began':
    case 'jeanne-begins-round':
    case 'game-over':
      draft.closed = true;
      break;
    default:
      break;
  }
}

function finished({ round, closed, earnings }: Draft): Account {
  return {
    round,
    closed,
    earnings: [...earnings].map(([seat, { doubloons, parts }]) => ({
      seat,
      doubloons,
      points: [...parts.values()].reduce((sum, points) => sum + points, 0),
      parts: [...parts].map(([from, points]) => ({ from, points })),
    })),
  };
}
