import { BOT_NAMES } from '@captains-table/bots';
import { readFlags } from '../arguments.ts';
import { serveSeat } from '../bot/serve-seat.ts';
import type { Command } from '../command.ts';
import { UsageError } from '../command.ts';
import { ownBotName } from '../bots-by-name.ts';
import { gameOf } from '../table.ts';

export const bot: Command = {
  name: 'bot',
  summary: "be a bot at another program's table, over a line-based JSON protocol",
  usage: `Usage: captains-table bot <level> [game] [--seed S]

Plays the seat of a bot for the program that started it: requests come as JSON lines on standard input, its moves go to
standard output, until "quit" or the end of the input (docs/protocol.md, "A bot at the table"). That is how
one release is measured against another:

  captains-table arena <game> --games 200 --bots captain,exec:"node ../older/dist/cli/main.js bot captain"

  level      ${BOT_NAMES.join(', ')}
  game       refuses to play any other
  --seed S   its own chance follows from this (default: from the seed that the host hands out)`,

  async run(args, io) {
    const { values, positionals } = readFlags(args, { seed: { type: 'string' } });
    const [level, game, extra] = positionals;
    if (level === undefined) throw new UsageError('<level> is missing');
    if (extra !== undefined) throw new UsageError(`"${extra}" is one argument too many`);
    if (game !== undefined) await gameOf(game, io);
    await serveSeat({ level: ownBotName(level), game, seed: values.seed }, io);
    return 0;
  },
};
