/** The deal of a day: from this device, from the server, or made here by the same formula. */
import type { Course } from '@captains-table/bots';
import { makeDaily, policyFor } from '@captains-table/bots';
import { dailyPlan, loadPlayableGame } from '@captains-table/catalogue';
import { dailyApi } from '../server/daily-api.ts';
import { thinkers } from '../local/thinkers.ts';
import { keepDeal, keptDeal } from './device-days.ts';

export async function findDeal(day: string, onProgress: (progress: number) => void): Promise<Course> {
  const rules = (await builtIn(day)).loaded.game.meta.rulesVersion;
  const kept = keptDeal(day);
  if (kept?.rules === rules) return kept;
  const served = await dailyApi.deal(day).then(
    ({ deal }) => deal,
    () => undefined,
  );
  const deal = served?.rules === rules ? served : await makeDeal(day, onProgress);
  keepDeal(day, deal);
  return deal;
}

/** With the games' own content: it is the same for everybody. */
async function makeDeal(day: string, onProgress: (progress: number) => void): Promise<Course> {
  const { plan, loaded } = await builtIn(day);
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

async function builtIn(day: string) {
  const plan = dailyPlan(day);
  const loaded = plan && (await loadPlayableGame(plan.game));
  if (plan === undefined || loaded === undefined) throw new Error(`nothing is dealt on ${day}`);
  return { plan, loaded };
}
