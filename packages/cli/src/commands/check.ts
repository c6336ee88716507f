import { defined } from '@captains-table/kernel';
import type { CheckReport } from '@captains-table/server';
import { readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { dataFolder, onData } from '../data-folder.ts';
import type { Io } from '../io.ts';
import { print, printJson } from '../io.ts';

export const check: Command = {
  name: 'check',
  summary: 'check the database, while the server runs or not',
  usage: `Usage: captains-table check [--data D] [--deep] [--json]

Lets SQLite check the database, looks for gaps in the log of every table, and plays the tables that were
touched last again from their seeds: they must lead to what is stored. Changes nothing.
Exit code 0: in order; 1: faults, one line each; 2: it cannot be checked, and why.

  --data D  the folder of the database; without it the environment's DATA_DIR, else ./data
  --deep    play all tables again, however long it takes
  --json    one JSON document instead of text`,

  async run(args, io) {
    const { values } = readArguments(args, [], {
      data: { type: 'string' },
      deep: { type: 'boolean', default: false },
      json: { type: 'boolean' },
    });
    const { checkDatabase } = await import('@captains-table/server');
    const data = await dataFolder(values.data, io);
    const report = await onData(() =>
      checkDatabase(data, { deep: values.deep, ...defined({ packed: io.games.packed }) }),
    );
    if (values.json) printJson(io, { ok: report.faults.length === 0, ...report });
    else tell(report, io);
    return report.faults.length === 0 ? 0 : 1;
  },
};

function tell({ database, counts, replayed, outdated, faults }: CheckReport, io: Io): void {
  for (const fault of faults) print(io, fault);
  print(io, `${database}: ${faults.length === 0 ? 'in order' : `faults: ${faults.length}`}`);
  const { tables, entries, people } = counts;
  const left = outdated === 0 ? '' : `, ${outdated} of earlier rules left out`;
  print(io, `${tables} tables, ${entries} entries, ${people} people; ${replayed} tables played again${left}`);
}
