import { readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { runEngine } from '../engine/engine.ts';

export const engine: Command = {
  name: 'engine',
  summary: 'play matches over a line-based JSON protocol, for bots in any language',
  usage: `Usage: captains-table engine

Reads one JSON request a line from standard input and writes one JSON reply a line to standard output,
until "quit" or the end of the input:

  {"id": 1, "do": "new", "game": "tic-tac-toe", "seats": 2}
  {"id": 2, "do": "apply", "seat": 0, "move": {"kind": "mark", "square": 4}}

docs/protocol.md tells all of it, with an example bot.`,

  async run(args, io) {
    readArguments(args, [], {});
    await runEngine(io);
    return 0;
  },
};
