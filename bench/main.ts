/**
 * Usage: npm run bench -- [--json] [--only <prefix>]
 *
 * A row is measured in processes of its own (`--sample`), so that what one row teaches the optimiser
 * about the kernel neither helps nor harms the next; and in several of them, because the optimiser
 * decides a little differently in each.
 */
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import type { Samples } from './harness.ts';
import { sample, summary } from './harness.ts';
import type { Row, RowResult } from './row.ts';
import { gamesPortRoyal } from './rows/games-port-royal.ts';
import { kernelClone } from './rows/kernel-clone.ts';
import { kernelTicTacToe } from './rows/kernel-tic-tac-toe.ts';
import { searchPortRoyal } from './rows/search-port-royal.ts';
import { searchTicTacToe } from './rows/search-tic-tac-toe.ts';
import { table } from './table.ts';

const ROWS: readonly Row[] = [kernelTicTacToe, kernelClone, gamesPortRoyal, searchTicTacToe, searchPortRoyal];
const PROCESSES = 3;

try {
  await main();
} catch (error) {
  console.error(`bench: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      sample: { type: 'string' },
      alone: { type: 'boolean', default: false },
    },
  });
  if (values.sample === undefined) report(values.only, values.json);
  else printJson(await sample(named(values.sample), !values.alone));
}

function report(prefix: string, json: boolean): void {
  const rows = ROWS.filter(({ name }) => name.startsWith(prefix));
  if (rows.length === 0)
    throw new Error(`no row "${prefix}"; there are ${ROWS.map(({ name }) => name).join(', ')}`);
  const results = rows.map(measured);
  if (json) printJson({ node: process.version, rows: results });
  else console.log(table(results));
}

function measured(row: Row): RowResult {
  const alone = row.peer?.install() === false;
  const samples: Samples[] = [];
  for (let i = 1; i <= PROCESSES; i++) {
    console.error(`${row.name}: process ${i} of ${PROCESSES} …`);
    samples.push(sampleApart(row.name, alone ? ['--alone'] : []));
  }
  return summary(row, samples);
}

function sampleApart(name: string, flags: readonly string[]): Samples {
  const script = process.argv[1] ?? '';
  const printed = execFileSync(process.execPath, [script, '--sample', name, ...flags], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(printed) as Samples;
}

function named(name: string): Row {
  const row = ROWS.find((candidate) => candidate.name === name);
  if (row === undefined) throw new Error(`no row "${name}"`);
  return row;
}

function printJson(value: unknown): void {
  console.log(JSON.stringify(value, undefined, 2));
}
