import type { Command } from '../command.ts';
import { onData, readFileAndPlace } from '../data-folder.ts';
import { print, printJson } from '../io.ts';

export const restore: Command = {
  name: 'restore',
  takesContent: false,
  summary: 'put a backup in place of the database, or into an empty PostgreSQL',
  usage: `Usage: captains-table restore <file> [--data D] [--force] [--json]

Checks a file that "backup" has made and puts it where the server will find it; stop the server first. A file
of an earlier version is brought up to date. Into a PostgreSQL it goes only where that is empty.
Exit code 0: in place; 2: not, and why; then nothing has changed.

  --data D  the folder of the database, or the address of a PostgreSQL; without it the environment's
            DATABASE_URL or DATA_DIR, else ./data
  --force   replace the database of a folder; it is kept beside the new one under another name
  --json    one JSON document instead of text`,

  async run(args, io) {
    const { file, place, replace, json } = await readFileAndPlace(args, io);
    const server = await import('@captains-table/server');
    const report = await onData(() => server.restore(file, place, { replace }));
    if (json) printJson(io, report);
    else {
      print(io, `${report.tables} tables are back`);
      if (report.kept !== undefined) print(io, `What was there is kept as ${report.kept}`);
    }
    return 0;
  },
};
