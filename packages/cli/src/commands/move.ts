import { readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { dataPlace, onData } from '../data-folder.ts';
import { print, printJson } from '../io.ts';

export const move: Command = {
  name: 'move',
  takesContent: false,
  summary: 'copy all data from SQLite to PostgreSQL or back, and prove that both hold the same',
  usage: `Usage: captains-table move <from> <to> [--json]

Each is a folder with a SQLite database or the address of a PostgreSQL (postgres://user:password@host/name).
Copies everything into a database that is empty or not there yet, reads both again and compares them table by
table: as many rows, and the same sum of their SHA-256. All or nothing; what was there stays there. Stop the
servers first. Exit code 0: copied and equal; 2: not, and why.

  --json    one JSON document instead of text`,

  async run(args, io) {
    const { values, positionals } = readArguments(args, ['from', 'to'], { json: { type: 'boolean' } });
    const from = await dataPlace(positionals[0] ?? '', io);
    const to = await dataPlace(positionals[1] ?? '', io);
    const { moveData } = await import('@captains-table/server');
    const content = await onData(() => moveData(from, to));
    if (values.json) printJson(io, Object.fromEntries(content));
    else {
      const width = Math.max(...[...content.keys()].map((name) => name.length));
      for (const [name, { rows, sum }] of content) {
        print(io, `${name.padEnd(width)}  ${String(rows).padStart(9)} rows  ${sum.slice(0, 16)}`);
      }
      print(io, `${content.size} tables, the same in both`);
    }
    return 0;
  },
};
