import type { AnyPolicy } from '@captains-table/kernel';
import type { Bot } from './bot.ts';
import { cabinBoy, sailor } from './policy-bots.ts';
import { randomBot } from './random.ts';
import { searcher } from './searchers.ts';

type Maker = (seed: string, policy: AnyPolicy | undefined) => Bot;

/** Levels that think for a stated time. */
export const MILLISECONDS = { captain: 1_000, admiral: 5_000 } as const;

/** Who has time plays on for rounds, not one: plans show late what they are worth. */
const PATIENCE = 4;

const MAKERS: Readonly<Record<string, Maker>> = {
  random: randomBot,
  'cabin-boy': cabinBoy,
  sailor,
  mate: (seed, policy) => searcher('mate', seed, policy, { iterations: 50 }),
  captain: (seed, policy) => searcher('captain', seed, policy, { milliseconds: MILLISECONDS.captain }),
  admiral: (seed, policy) =>
    searcher('admiral', seed, policy, { milliseconds: MILLISECONDS.admiral, patience: PATIENCE }),
};

/** The names `createBot` knows, from weakest to strongest. */
export const BOT_NAMES: readonly string[] = Object.keys(MAKERS);

/** A bot by name; undefined when there is none of that name. */
export function createBot(name: string, seed: string, policy?: AnyPolicy): Bot | undefined {
  return Object.hasOwn(MAKERS, name) ? MAKERS[name]?.(seed, policy) : undefined;
}
