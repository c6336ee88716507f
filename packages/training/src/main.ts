/** `npm run train`: generates games, learns from them, reports, and plays the new weights against the formula. */
import { fork } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { WeightsFile } from '@captains-table/kernel';
import { defined } from '@captains-table/kernel';
import { commandLine, end } from '../../../scripts/command-line.mjs';
import { generate } from './generate.ts';
import type { MatchLine, MatchPlan, Thinking } from './matches.ts';
import { playMatches } from './matches.ts';
import { SampleReader } from './samples.ts';
import { subjectOf } from './subject.ts';
import { summaryLine, summaryOf } from './summary.ts';
import { train } from './train.ts';

const USAGE = `npm run train -- <game> --family classic-2 [options]

  --steps a,b       some of describe, generate, train, play (default: generate, train, play)
  --out FOLDER      where samples and weights go (train-out)
  --seed N          the same seed and number of games give the same samples (1)
  --games N         games to learn from (20000)
  --seconds N       no game is begun after so many seconds of a step
  --processes N     at a time (one a core)
  --passes N        how often all positions are gone through (8)
  --search LIST     how searches play the games, such as weights=FILE,iterations=60,patience=0.3 (default: sailors do)
  --a, --b LIST     who plays whom: weights=FILE, iterations, milliseconds, patience, curiosity, anywhere
                    (default: the new weights against the formula, 40 iterations each)
  --lineup abbb     who sits where (default: one A among Bs)
  --rounds N        deals to play, each from every chair (50)
`;

const { values, positionals } = commandLine(
  USAGE,
  {
    family: { type: 'string', default: '' },
    steps: { type: 'string', default: 'generate,train,play' },
    out: { type: 'string', default: 'train-out' },
    seed: { type: 'string', default: '1' },
    games: { type: 'string', default: '20000' },
    seconds: { type: 'string', default: '1000000' },
    processes: { type: 'string', default: `${availableParallelism()}` },
    passes: { type: 'string', default: '8' },
    search: { type: 'string' },
    a: { type: 'string' },
    b: { type: 'string', default: 'iterations=40' },
    lineup: { type: 'string' },
    rounds: { type: 'string', default: '50' },
    /** Set for the processes that share a step. */
    part: { type: 'string' },
  },
  { allowPositionals: true },
);
const [id = ''] = positionals;
if (id === '') end(USAGE, 'name a game');

const seed = Number(values.seed);
const processes = Number(values.processes);
const seconds = Number(values.seconds);
const subject = await subjectOf(id, values.family).catch((error: Error) => end(USAGE, error.message));
const stem = join(values.out, `${id}-${values.family}`);
const samplesOf = (part: number) => `${stem}.${part}.positions`;
const weightsPath = `${stem}.json`;
const say = (line: string) => process.stdout.write(`${line}\n`);

function readWeights(path: string): WeightsFile {
  // Written by this program; who reads it checks that it gives the right answers.
  return JSON.parse(readFileSync(path, 'utf8'));
}

function thinkingOf(text: string): Thinking {
  const fields = new Map(text.split(',').map((field) => [field.split('=')[0], field.split('=')[1] ?? '']));
  const number = (name: string) => (fields.has(name) ? Number(fields.get(name)) : undefined);
  const path = fields.get('weights');
  return defined({
    weights: path === undefined ? undefined : readWeights(path),
    anywhere: fields.has('anywhere') ? true : undefined,
    iterations: number('iterations'),
    milliseconds: number('milliseconds'),
    patience: number('patience'),
    curiosity: number('curiosity'),
  });
}

/** The same step in several processes, which say what they have to say by messages. */
async function inProcesses<T>(step: string): Promise<T[]> {
  const me = fileURLToPath(import.meta.url);
  const said: T[] = [];
  const ends = Array.from({ length: processes }, (_, part) => {
    const child = fork(me, [...process.argv.slice(2), '--steps', step, '--part', `${part}`]);
    // They are ourselves.
    child.on('message', (message) => said.push(message as T));
    return new Promise<number | null>((resolve) => child.on('exit', resolve));
  });
  const codes = await Promise.all(ends);
  if (codes.some((code) => code !== 0)) throw new Error(`a process for "${step}" failed`);
  return said;
}

function generatePart(part: number): void {
  const { iterations = 50, patience = 1, ...thinking } = thinkingOf(values.search ?? '');
  const { samples, games, unfinished } = generate(subject, {
    seed: seed + part,
    games: Math.ceil(Number(values.games) / processes),
    seconds,
    ...(values.search === undefined ? {} : { search: { iterations, patience, ...thinking } }),
  });
  writeFileSync(samplesOf(part), samples.bytes);
  process.send?.({ games, unfinished, positions: samples.count });
}

async function generateAll(): Promise<void> {
  const parts = await inProcesses<{ games: number; unfinished: number; positions: number }>('generate');
  const sum = (count: (part: (typeof parts)[number]) => number) =>
    parts.reduce((all, part) => all + count(part), 0);
  say(
    `${sum(({ games }) => games)} games, ${sum(({ unfinished }) => unfinished)} of them unfinished, ${sum(({ positions }) => positions)} positions`,
  );
}

function trainOnAll(): void {
  const bytes = Buffer.concat(Array.from({ length: processes }, (_, part) => readFileSync(samplesOf(part))));
  const samples = new SampleReader(bytes, subject.inputs, subject.seats);
  const { weights, report } = train(subject, samples, { seed, passes: Number(values.passes) });
  writeFileSync(weightsPath, `${JSON.stringify(weights, undefined, 2)}\n`);
  say(JSON.stringify(report, undefined, 2));
}

function matchPlan(first: number): MatchPlan {
  return {
    a: thinkingOf(values.a ?? `weights=${weightsPath},iterations=40`),
    b: thinkingOf(values.b),
    lineup: lineup(),
    games: Number(values.rounds) * subject.seats,
    seconds,
    seed: `train/${seed}`,
    first,
    step: processes,
  };
}

function lineup(): string {
  return values.lineup ?? 'a'.padEnd(subject.seats, 'b');
}

async function play(): Promise<void> {
  say(summaryLine(summaryOf(await inProcesses<MatchLine>('play'), lineup())));
}

/** What `train.py` needs to know. */
function describe(): void {
  const { inputs, seats, family, features, game } = subject;
  const { rulesVersion: rules } = game.meta;
  const about = { game: id, family, seats, inputs, rules, features: features.version };
  writeFileSync(`${stem}.about.json`, JSON.stringify({ ...about, names: features.names(seats) }));
}

mkdirSync(values.out, { recursive: true });
const part = values.part === undefined ? undefined : Number(values.part);
for (const step of values.steps.split(',')) {
  if (step === 'describe') describe();
  else if (step === 'generate') await (part === undefined ? generateAll() : generatePart(part));
  else if (step === 'train') trainOnAll();
  else if (step !== 'play') throw new Error(`there is no step "${step}"`);
  else if (part === undefined) await play();
  else await playMatches(subject, matchPlan(part), (line) => process.send?.(line));
}
