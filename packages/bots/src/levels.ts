import type { AnyPolicy } from '@captains-table/kernel';
import { defined } from '@captains-table/kernel';
import type { Bot } from './bot.ts';
import { cabinBoy, sailor } from './policy-bots.ts';
import { randomBot } from './random.ts';
import type { Budget } from './searchers.ts';
import { searcher } from './searchers.ts';

/**
 * Which bots these are. Raised with every change after which a level plays differently: policies, learned weights, search,
 * budgets. Matches keep it, so that one can tell what a game against a level of some release is worth.
 */
export const BOTS_VERSION = 5;

/** Levels that think for a stated time. */
export const MILLISECONDS = { captain: 1_000, admiral: 5_000 } as const;

/** With time to spare, playouts run for several rounds: long plans pay off late. */
const PATIENCE = 4;

/** Levels that search, and how long. */
const BUDGETS: Readonly<Record<string, Budget>> = {
  mate: { iterations: 50 },
  captain: { milliseconds: MILLISECONDS.captain },
  admiral: { milliseconds: MILLISECONDS.admiral, patience: PATIENCE },
};

type Maker = (seed: string, policy: AnyPolicy | undefined) => Bot;

/** Levels that do not look ahead. */
const QUICK: Readonly<Record<string, Maker>> = { random: randomBot, 'cabin-boy': cabinBoy, sailor };

/** The levels, from weakest to strongest. */
export const BOT_NAMES: readonly string[] = [...Object.keys(QUICK), ...Object.keys(BUDGETS)];

/** `captain@800` thinks as a captain does, in 800 iterations: the same on every machine, where the clock is not. */
const COUNTED = /^([a-z-]+)@([1-9]\d{0,6})$/;

/** Whether `createBot` knows it: a level, or one that searches with a stated number of iterations. */
export function isBotName(name: string): boolean {
  return BOT_NAMES.includes(name) || countedBudget(name) !== undefined;
}

/** A bot by name; undefined when there is none of that name. */
export function createBot(name: string, seed: string, policy?: AnyPolicy): Bot | undefined {
  if (Object.hasOwn(QUICK, name)) return QUICK[name]?.(seed, policy);
  const budget = Object.hasOwn(BUDGETS, name) ? BUDGETS[name] : countedBudget(name);
  return budget === undefined ? undefined : searcher(name, seed, policy, budget);
}

function countedBudget(name: string): Budget | undefined {
  const [, level = '', iterations] = COUNTED.exec(name) ?? [];
  const budget = Object.hasOwn(BUDGETS, level) ? BUDGETS[level] : undefined;
  if (budget === undefined) return undefined;
  return { ...defined({ patience: budget.patience }), iterations: Number(iterations) };
}
