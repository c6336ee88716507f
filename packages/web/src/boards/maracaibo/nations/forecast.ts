/** What a scoring will bring, as far as it can be seen before. */
import { CONTENT } from '../pieces.ts';
import { trackPoints } from '../ship/earnings.ts';
import type { Table } from '../table.ts';
import type { Account, Earning } from './account.ts';
import { jeanneIncome } from './jeanne.ts';

/** Whether everybody is being asked what to buy. */
export function isScoring({ pending }: Pick<Table, 'pending'>): boolean {
  return pending?.kind === 'buying' || (pending?.kind === 'after' && pending.scoring);
}

export function forecastOf({ view }: Pick<Table, 'view'>): Account {
  const isFinal = view.round >= CONTENT.tracks.setup.rounds;
  const earnings = view.players.map(({ doubloonIncome, pointIncome, ranks }, seat): Earning => {
    const nobility = ranks.reduce((sum, rank, i) => sum + rank * (view.nations[i]?.multiplier ?? 0), 0);
    const all = [
      { from: 'income', points: pointIncome },
      { from: 'track', points: isFinal ? trackPoints(doubloonIncome) : 0 },
      { from: 'nobility', points: isFinal ? nobility : 0 },
    ];
    return {
      seat,
      doubloons: isFinal ? 0 : doubloonIncome,
      points: all.reduce((sum, { points }) => sum + points, 0),
      parts: all.filter(({ points }) => points > 0),
    };
  });
  return { round: view.round, closed: false, earnings: [...earnings, ...jeannesOf(view)] };
}

function jeannesOf({ jeanne }: Table['view']): readonly Earning[] {
  if (jeanne === undefined) return [];
  const points = jeanneIncome(jeanne.discs, jeanne.cards.length);
  return [{ seat: 'jeanne', doubloons: 0, points, parts: [{ from: 'income', points }] }];
}
