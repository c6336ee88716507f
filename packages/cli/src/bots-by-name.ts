import type { Bot, SlowBot } from '@captains-table/bots';
import { BOT_NAMES, createBot, unhurried } from '@captains-table/bots';
import type { LoadedGame } from '@captains-table/catalogue';
import type { AnyPolicy } from '@captains-table/kernel';
import { defined } from '@captains-table/kernel';
import type { Table } from '@captains-table/kernel/contract';
import { UsageError } from './command.ts';
import { externalBot, isExternal } from './external-bot.ts';

/** So many names from a list like `sailor,mate`; a short list is repeated. */
export function botNames(list: string, count: number): string[] {
  const names = list.split(',').map((name) => name.trim());
  if (names.length > count)
    throw new UsageError(`--bots names ${names.length}, there are seats for ${count}`);
  for (const name of names) checkBotName(name);
  return Array.from({ length: count }, (_, i) => names[i % names.length] ?? '');
}

/** Bots of our own, each with its own seed, so that two of a kind do not play alike. */
export function seatedBots(list: string, count: number, seed: string, policy?: AnyPolicy): Bot[] {
  return botNames(list, count).map((name, i) => ownBot(name, `${seed}/bot-${i}`, policy));
}

/** Refuses a name that no bot has. */
export function checkBotName(name: string): void {
  if (!isExternal(name) && !BOT_NAMES.includes(name)) throw unknown(name);
}

/** A bot of our own, or an external program. */
export function slowBot(
  name: string,
  seed: string,
  seat: number,
  { seats, options }: Table,
  { game, policy }: LoadedGame,
  milliseconds?: number,
): SlowBot {
  if (!isExternal(name)) return unhurried(ownBot(name, seed, policy));
  return externalBot(name, {
    game,
    options,
    seats,
    seat,
    ...defined({ milliseconds }),
  });
}

function ownBot(name: string, seed: string, policy: AnyPolicy | undefined): Bot {
  const bot = createBot(name, seed, policy);
  if (bot === undefined) throw unknown(name);
  return bot;
}

function unknown(name: string): UsageError {
  return new UsageError(`there is no bot "${name}"; there are ${BOT_NAMES.join(', ')}`);
}
