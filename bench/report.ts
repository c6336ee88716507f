/** Measures the rows asked for, one after the other, and prints what came of it. */
import { execFileSync } from 'node:child_process';
import type { Sampled } from './harness.ts';
import { sample, summary } from './harness.ts';
import type { Figure, Row, RowResult, Trial } from './row.ts';
import { figuresOf } from './row.ts';
import { cloneRows } from './rows/clone.ts';
import { gameRows } from './rows/games.ts';
import { kernelTicTacToe } from './rows/kernel-tic-tac-toe.ts';
import { searchRows } from './rows/search-games.ts';
import { searchPortRoyal } from './rows/search-port-royal.ts';
import { searchTicTacToe } from './rows/search-tic-tac-toe.ts';
import { serverBotAnswers } from './rows/server-bot-answers.ts';
import { serverBots } from './rows/server-bots.ts';
import { serverFleet } from './rows/server-fleet.ts';
import { serverMemory } from './rows/server-memory.ts';
import { serverPush } from './rows/server-push.ts';
import { serverSockets } from './rows/server-sockets.ts';
import { serverWatchers } from './rows/server-watchers.ts';
import { thinkRows } from './rows/think.ts';
import { textTable } from './text-table.ts';

const SUBJECTS: readonly (Row | Trial)[] = [
  kernelTicTacToe,
  ...cloneRows,
  ...gameRows,
  searchTicTacToe,
  searchPortRoyal,
  ...searchRows,
  ...thinkRows,
  serverPush,
  serverWatchers,
  serverBots,
  serverBotAnswers,
  serverMemory,
  serverSockets,
  serverFleet,
];

/** For rows that do not say otherwise. */
const PROCESSES = 3;

export function printReport(prefix: string, json: boolean): void {
  const wanted = ({ name }: Figure) => name.startsWith(prefix);
  const subjects = SUBJECTS.filter((subject) => figuresOf(subject).some(wanted));
  if (subjects.length === 0) {
    const names = SUBJECTS.flatMap(figuresOf).map(({ name }) => name);
    throw new Error(`no row "${prefix}"; there are ${names.join(', ')}`);
  }
  const results = subjects.flatMap((subject) => measured(subject, figuresOf(subject).filter(wanted)));
  if (json) printJson({ node: process.version, rows: results });
  else console.log(textTable(results));
}

/** What one process measured, for the one that asked. */
export async function printSamples(name: string, withPeer: boolean): Promise<void> {
  const subject = SUBJECTS.find((candidate) => candidate.name === name);
  if (subject === undefined) throw new Error(`no row "${name}"`);
  printJson(await sample(subject, withPeer));
}

function measured(subject: Row | Trial, figures: readonly Figure[]): readonly RowResult[] {
  const alone = subject.peer?.install() === false;
  const processes = 'processes' in subject ? subject.processes : PROCESSES;
  const samples: Sampled[] = [];
  for (let i = 1; i <= processes; i++) {
    console.error(`${subject.name}: process ${i} of ${processes} …`);
    samples.push(sampleApart(subject.name, alone ? ['--alone'] : []));
  }
  // Some lines are about a peer alone.
  return figures
    .filter(({ name }) => samples.some((part) => name in part))
    .map((figure) => summary(figure, samples));
}

function sampleApart(name: string, flags: readonly string[]): Sampled {
  const script = process.argv[1] ?? '';
  const printed = execFileSync(process.execPath, [script, '--sample', name, ...flags], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(printed);
}

function printJson(value: unknown): void {
  console.log(JSON.stringify(value, undefined, 2));
}
