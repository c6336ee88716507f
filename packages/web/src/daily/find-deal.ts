/** The deal of a day: from this device, from the server, or made here by the same formula. */
import type { Course } from '@captains-table/bots';
import { makeDaily, policyFor } from '@captains-table/bots';
import type { DailyPlan } from '@captains-table/catalogue';
import { dailyPlan, loadPlayableGame } from '@captains-table/catalogue';
import { must } from '@captains-table/kernel';
import { gameAtHand } from '../app/games.ts';
import { dailyApi } from '../server/daily-api.ts';
import { thinkers } from '../local/thinkers.ts';
import { keepDeal, keptDeal } from './device-days.ts';

export async function findDeal(day: string, onProgress: (progress: number) => void): Promise<Course> {
  const plan = planOf(day);
  // Without a hash: with the game's own content, which is the same for everybody.
  const rules = must(await gameAtHand(plan.game, '')).game.meta.rulesVersion;
  const kept = keptDeal(day);
  if (kept?.rules === rules) return kept;
  const served = await dailyApi.deal(day).then(
    ({ deal }) => deal,
    () => undefined,
  );
  const deal = served?.rules === rules ? served : await makeDeal(plan, onProgress);
  keepDeal(day, deal);
  return deal;
}

async function makeDeal(plan: DailyPlan, onProgress: (progress: number) => void): Promise<Course> {
  const loaded = must(await loadPlayableGame(plan.game));
  const { game } = loaded;
  const { rulesVersion: rules } = game.meta;
  const policy = await policyFor(loaded, { mode: game.meta.modes[0]?.id ?? '' }, plan.seats);
  return makeDaily(
    {
      game,
      policy,
      onProgress,
      judge: ({ options, state }, seat, wish) =>
        thinkers().judge({ game: plan.game, rules, options, state, seat, ...wish }),
    },
    plan,
  );
}

function planOf(day: string): DailyPlan {
  const plan = dailyPlan(day);
  if (plan === undefined) throw new Error(`nothing is dealt on ${day}`);
  return plan;
}
