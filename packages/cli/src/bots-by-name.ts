import type { Bot, SlowBot } from '@captains-table/bots';
import { BOT_NAMES, BOTS_VERSION, createBot, isBotName, unhurried } from '@captains-table/bots';
import type { LoadedGame } from '@captains-table/catalogue';
import type { AnyPolicy, BotAtSeat, Seat } from '@captains-table/kernel';
import { defined, sha256Hex } from '@captains-table/kernel';
import type { TableSettings } from '@captains-table/kernel/contract';
import { UsageError } from './command.ts';
import { externalBot, isExternal } from './external-bot.ts';
import type { ExternalPrograms } from './external-programs.ts';

const COMMA_OUTSIDE_QUOTES = /,(?=(?:[^"']|"[^"]*"|'[^']*')*$)/;

/** The names in a list like `sailor,exec:./my-bot`, all of which there are. A comma between quotes is a command's own. */
export function namesIn(list: string): string[] {
  const names = list.split(COMMA_OUTSIDE_QUOTES).map((name) => name.trim());
  for (const name of names) checkBotName(name);
  return names;
}

/** As many names as asked for; a shorter list is repeated. */
export function botNames(list: string, count: number): string[] {
  const names = namesIn(list);
  if (names.length > count)
    throw new UsageError(`--bots names ${names.length}, there are seats for ${count}`);
  return Array.from({ length: count }, (_, i) => names[i % names.length] ?? '');
}

/** Bots of our own, each with its own seed, so that two of a kind do not play alike. */
export function seatedBots(names: readonly string[], seed: string, policy?: AnyPolicy): Bot[] {
  return names.map((name, i) => ownBot(name, `${seed}/bot-${i}`, policy));
}

/** Refuses a name that no bot has. */
function checkBotName(name: string): void {
  if (!isExternal(name)) ownBotName(name);
}

/** The name of a bot of our own. */
export function ownBotName(name: string): string {
  if (!isBotName(name)) throw unknown(name);
  return name;
}

/** Bots of our own as a match names them; what version a program of someone else's has is not known here. */
export function toldBots(bots: ReadonlyMap<Seat, Pick<Bot, 'name'>>): readonly BotAtSeat[] {
  const own = [...bots].filter(([, { name }]) => isBotName(name));
  return own.map(([seat, { name }]) => ({ seat, level: name, version: BOTS_VERSION }));
}

export interface ExternalTerms {
  /** How long a program may think about a move. */
  readonly milliseconds?: number;
  /** Those that play one game after the other; without them a program is started for this one. */
  readonly programs?: ExternalPrograms;
}

/** A bot of our own, or an external program. */
export function slowBot(
  name: string,
  seed: string,
  seat: number,
  { seats, options }: TableSettings,
  { game, policy }: LoadedGame,
  { milliseconds, programs }: ExternalTerms = {},
): SlowBot {
  if (!isExternal(name)) return unhurried(ownBot(name, seed, policy));
  // The deal may follow from the same seed, so a program that is given this one must not be able to work out the deal.
  const own = sha256Hex(`external/${seed}`);
  const seated = { game, options, seats, seat, seed: own, ...defined({ milliseconds }) };
  return externalBot(name, seated, programs);
}

export function ownBot(name: string, seed: string, policy: AnyPolicy | undefined): Bot {
  const bot = createBot(name, seed, policy);
  if (bot === undefined) throw unknown(name);
  return bot;
}

function unknown(name: string): UsageError {
  return new UsageError(`there is no bot "${name}"; there are ${BOT_NAMES.join(', ')}`);
}
