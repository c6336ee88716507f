import type { Bot } from './bot.ts';
import { randomBot } from './random.ts';

const MAKERS: Readonly<Record<string, (seed: string) => Bot>> = { random: randomBot };

/** The names `createBot` knows, from weakest to strongest. */
export const BOT_NAMES: readonly string[] = Object.keys(MAKERS);

/** A bot by name; undefined when there is none of that name. */
export function createBot(name: string, seed: string): Bot | undefined {
  return Object.hasOwn(MAKERS, name) ? MAKERS[name]?.(seed) : undefined;
}
