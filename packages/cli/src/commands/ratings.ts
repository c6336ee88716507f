import { resolve } from 'node:path';
import { defined } from '@captains-table/kernel';
import { readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { UsageError } from '../command.ts';
import { onData } from '../data-folder.ts';
import type { Io } from '../io.ts';
import { print, printJson } from '../io.ts';

export const ratings: Command = {
  name: 'ratings',
  summary: 'work out ratings, statistics and medals again from the logs',
  usage: `Usage: captains-table ratings rebuild [--data D] [--json]

Plays all finished games again, in the order in which they counted, and puts what follows from them in the place
of all ratings, statistics and medals. Needed after a change of what is counted, never for the sake of order. A
server on SQLite must not run meanwhile; on PostgreSQL servers may.
Exit code 0: done; 2: not, and why.

  --data D  the folder of the database; without it the environment's DATABASE_URL or DATA_DIR, else ./data
  --json    one JSON document instead of text`,

  async run(args, io) {
    const { values, positionals } = readArguments(args, ['what'], {
      data: { type: 'string' },
      json: { type: 'boolean' },
    });
    if (positionals[0] !== 'rebuild') throw new UsageError(`there is no "ratings ${positionals[0] ?? ''}"`);
    const { rebuildData, readConfig } = await import('@captains-table/server');
    const config = readConfig(process.env);
    const named = values.data === undefined ? undefined : { dataDir: resolve(io.folder, values.data) };
    const rebuilt = await onData(() =>
      rebuildData(named ?? { ...config, dataDir: resolve(io.folder, config.dataDir) }, {
        log: hostLog(io),
        progress: io.stderr.isTTY === true ? (games) => io.stderr.write(`\r${games} games`) : () => undefined,
        ...defined({ packed: io.games.packed }),
      }),
    );
    if (values.json) printJson(io, rebuilt);
    else print(io, `${rebuilt.games} games of ${rebuilt.people} people counted again`);
    return 0;
  },
};

function hostLog(io: Io) {
  const line = (text: string) => void io.stderr.write(`${text}\n`);
  return { warn: line, error: line };
}
