import type { Command } from '../command.ts';
import { onData, readFileAndPlace } from '../data-folder.ts';
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
    const { file: target, place, replace, json } = await readFileAndPlace(args, io);
    const { backUpPlace } = await import('@captains-table/server');
    const report = await onData(() => backUpPlace(place, target, { replace }));
    const { file, bytes, tables, replayed } = report;
    if (json) printJson(io, report);
    else
      print(
        io,
        `${file}: ${bytes} bytes, ${tables} tables, brought back and checked, ${replayed} of them played again`,
      );
    return 0;
  },
};
