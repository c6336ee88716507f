import { resolve } from 'node:path';
import { readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { dataPlace, onData } from '../data-folder.ts';
import { print, printJson } from '../io.ts';

export const backup: Command = {
  name: 'backup',
  takesContent: false,
  summary: 'copy the database to a file and prove it, while the server runs or not',
  usage: `Usage: captains-table backup <file> [--data D] [--force] [--json]

Copies the database as it is at one moment to one file, brings that file back into a scratch database, lets
SQLite check it, looks for gaps in the log of every table and plays the tables that were touched last again.
A PostgreSQL is copied row by row into a file of the same kind, and both are compared. The file is whole and
proven, or not there. It holds the server's secrets: keep it as you keep the original.
Exit code 0: copied and proven; 2: not, and why.

  --data D  the folder of the database, or the address of a PostgreSQL; without it the environment's
            DATABASE_URL or DATA_DIR, else ./data
  --force   replace the file if it exists
  --json    one JSON document instead of text`,

  async run(args, io) {
    const { values, positionals } = readArguments(args, ['file'], {
      data: { type: 'string' },
      force: { type: 'boolean', default: false },
      json: { type: 'boolean' },
    });
    const target = resolve(io.folder, positionals[0] ?? '');
    const { backUpPlace } = await import('@captains-table/server');
    const place = await dataPlace(values.data, io);
    const report = await onData(() => backUpPlace(place, target, { replace: values.force }));
    const { file, bytes, tables, replayed } = report;
    if (values.json) printJson(io, report);
    else
      print(
        io,
        `${file}: ${bytes} bytes, ${tables} tables, brought back and checked, ${replayed} of them played again`,
      );
    return 0;
  },
};
