import type { Bot } from '@captains-table/bots';
import { BOT_NAMES, createBot } from '@captains-table/bots';
import type { AnyPolicy } from '@captains-table/kernel';
import { UsageError } from './command.ts';

/**
 * So many bots from a list like `random,random`; a short list is repeated. Each has its own seed,
 * so that two of a kind do not play alike.
 */
export function seatedBots(list: string, count: number, seed: string, policy?: AnyPolicy): Bot[] {
  const names = list.split(',').map((name) => name.trim());
  if (names.length > count)
    throw new UsageError(`--bots names ${names.length}, there are seats for ${count}`);
  return Array.from({ length: count }, (_, i) =>
    namedBot(names[i % names.length] ?? '', `${seed}/bot-${i}`, policy),
  );
}

/** Refuses a name that no bot has. */
export function checkBotName(name: string): void {
  if (!BOT_NAMES.includes(name)) throw unknown(name);
}

function unknown(name: string): UsageError {
  return new UsageError(`there is no bot "${name}"; there are ${BOT_NAMES.join(', ')}`);
}

export function namedBot(name: string, seed: string, policy: AnyPolicy | undefined): Bot {
  const bot = createBot(name, seed, policy);
  if (bot === undefined) throw unknown(name);
  return bot;
}
