import type { CupForm } from '@captains-table/protocol';
import type { CupPlan, CupRound, CupSoFar } from './cup.ts';
import { activeEntrants } from './cup.ts';
import { groupRound } from './groups.ts';
import { knockoutRound } from './knockout.ts';
import { leagueRound, roundsOfLap } from './round-robin.ts';
import { swissPairs } from './swiss.ts';

/** Who meets whom next, once every table so far has ended; undefined when it is over. */
export function nextRound(cup: CupSoFar): CupRound | undefined {
  const { plan, rounds } = cup;
  if (activeEntrants(cup).length < Math.max(2, plan.fewest)) return undefined;
  if (plan.form === 'knockout') return knockoutRound(cup);
  if (rounds.length >= plan.rounds) return undefined;
  if (plan.most > 2) return groupRound(cup);
  return plan.form === 'league' ? leagueRound(cup) : swissPairs(cup);
}

/** As many rounds as it takes to find out who is best; `laps`: how often a league meets. */
export function usualRounds(
  form: CupForm,
  { entrants, most }: Pick<CupPlan, 'entrants' | 'most'>,
  laps = 1,
): number {
  if (entrants < 2) return 0;
  switch (form) {
    case 'league':
      return most === 2 ? laps * roundsOfLap(entrants) : laps * Math.ceil((entrants - 1) / (most - 1));
    case 'swiss':
      return Math.min(entrants - 1, Math.ceil(Math.log2(entrants)) + 1);
    case 'knockout':
      return Math.ceil(Math.log2(entrants));
  }
}
