import { resolve } from 'node:path';
import { readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { dataFolder, onData } from '../data-folder.ts';
import { print, printJson } from '../io.ts';

export const backup: Command = {
  name: 'backup',
  takesContent: false,
  summary: 'copy the database to a file, while the server runs or not',
  usage: `Usage: captains-table backup <file> [--data D] [--force] [--json]

Copies the SQLite database as it is at one moment, then opens the copy, lets SQLite check it and counts
its rows. The file is whole or not there. It holds the server's secrets: keep it as you keep the original.
Exit code 0: copied and checked; 2: not, and why.

  --data D  the folder of the database; without it the environment's DATA_DIR, else ./data
  --force   replace the file if it exists
  --json    one JSON document instead of text`,

  async run(args, io) {
    const { values, positionals } = readArguments(args, ['file'], {
      data: { type: 'string' },
      force: { type: 'boolean', default: false },
      json: { type: 'boolean' },
    });
    const target = resolve(io.folder, positionals[0] ?? '');
    const { backUp } = await import('@captains-table/server');
    const data = await dataFolder(values.data, io);
    const { file, bytes, rows } = await onData(() => backUp(data, target, { replace: values.force }));
    const counts = { tables: rows.get('game_table') ?? 0, entries: rows.get('entry') ?? 0 };
    if (values.json) printJson(io, { file, bytes, rows: Object.fromEntries(rows) });
    else
      print(io, `${file}: ${bytes} bytes, ${counts.tables} tables with ${counts.entries} entries, checked`);
    return 0;
  },
};
