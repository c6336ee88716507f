/** `npm run train`: generates games, learns from them, reports, and plays the new weights against the formula. */
import { fork } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { WeightsFile } from '@captains-table/kernel';
import { defined } from '@captains-table/kernel';
import { commandLine, end } from '../../../scripts/command-line.mjs';
import { decisionsFrom, decisionsText } from './decisions.ts';
import { generate } from './generate.ts';
import type { MatchLine, MatchPlan, Thinking } from './matches.ts';
import { playMatches } from './matches.ts';
import { SampleReader } from './samples.ts';
import { secondGeneration } from './second-generation.ts';
import { subjectOf } from './subject.ts';
import { summaryLine, summaryOf } from './summary.ts';
import { train } from './train.ts';

const USAGE = `npm run train -- <game> --family classic-2 [options]

  --steps a,b       some of describe, generate, search, train, play (default: generate, train, play; a second
                    generation searches as a part of generate)
  --out FOLDER      where samples and weights go (train-out)
  --seed N          the same seed, numbers of games and processes give the same samples (1)
  --games N         games of sailors to learn from (20000)
  --generation N    2: also plays games of searches with earlier weights, learns from these what moves searches look at,
                    goes on from the earlier weights, and plays against them (1)
  --searched N      games of searches (2000)
  --iterations N    of a long search; two of three are short (100)
  --start FILE      the earlier weights (default: those the game comes with)
  --seconds N       no game is begun after so many seconds of a step
  --processes N     at a time (one a core)
  --passes N        how often all positions are gone through (8; in a second generation 1)
  --a, --b LIST     who plays whom: weights=FILE, iterations, milliseconds, patience, curiosity, anywhere, moves
                    (default: the new weights against the formula or the earlier weights, 40 iterations each)
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
    passes: { type: 'string' },
    generation: { type: 'string', default: '1' },
    searched: { type: 'string', default: '2000' },
    start: { type: 'string' },
    iterations: { type: 'string', default: '100' },
    a: { type: 'string' },
    b: { type: 'string' },
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
const isSecond = values.generation === '2';
const sailorsGames = (part: number) => `${stem}.${part}.positions`;
const searchedGames = (part: number) => `${stem}.${part}.searched.positions`;
const decisionsOf = (part: number) => `${stem}.${part}.decisions`;
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
    moves: fields.get('moves'),
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

function startWeights(): WeightsFile {
  const file = values.start === undefined ? subject.weights : readWeights(values.start);
  if (file === undefined)
    throw new Error(`${id} ${values.family} has no earlier weights: train them, and give --start`);
  return file;
}

/** In this part of the work. */
function share(games: string): number {
  return Math.ceil(Number(games) / processes);
}

function generatePart(part: number): void {
  const plan = { seed: seed + part, games: share(values.games), seconds };
  const { samples, games, unfinished } = generate(subject, plan);
  writeFileSync(sailorsGames(part), samples.bytes);
  process.send?.({ games, unfinished, positions: samples.count, decisions: 0 });
}

/** Of other seeds than the games of sailors. */
function searchPart(part: number): void {
  const search = { iterations: Number(values.iterations), patience: 1, weights: startWeights() };
  const plan = { seed: seed + 500 + part, games: share(values.searched), seconds, search };
  const { samples, decisions, games, unfinished } = generate(subject, plan);
  writeFileSync(searchedGames(part), samples.bytes);
  writeFileSync(decisionsOf(part), decisionsText(decisions));
  process.send?.({ games, unfinished, positions: samples.count, decisions: decisions.length });
}

type Count = Readonly<Record<'games' | 'unfinished' | 'positions' | 'decisions', number>>;

async function inAllParts(step: string): Promise<void> {
  const parts = await inProcesses<Count>(step);
  const sum = (field: keyof Count) => parts.reduce((all, part) => all + part[field], 0);
  say(
    `${step}: ${sum('games')} games, ${sum('unfinished')} of them unfinished, ${sum('positions')} positions, ` +
      `${sum('decisions')} decisions with visits`,
  );
}

function readAll(fileOf: (part: number) => string): SampleReader {
  const bytes = Buffer.concat(Array.from({ length: processes }, (_, part) => readFileSync(fileOf(part))));
  return new SampleReader(bytes, subject.inputs, subject.seats);
}

function trainOnAll(): void {
  const plan = {
    seed,
    ...defined({ passes: values.passes === undefined ? undefined : Number(values.passes) }),
  };
  const { weights, report } = isSecond ? trainFurther(plan) : train(subject, readAll(sailorsGames), plan);
  writeFileSync(weightsPath, `${JSON.stringify(weights, undefined, 2)}\n`);
  say(JSON.stringify(report, undefined, 2));
}

function trainFurther(plan: { readonly seed: number; readonly passes?: number }) {
  const texts = Array.from({ length: processes }, (_, part) => readFileSync(decisionsOf(part), 'utf8'));
  const decisions = decisionsFrom(texts.join(''));
  const material = { sailors: readAll(sailorsGames), searched: readAll(searchedGames), decisions };
  return secondGeneration(subject, startWeights(), material, plan);
}

function matchPlan(first: number): MatchPlan {
  return {
    a: thinkingOf(values.a ?? `weights=${weightsPath},iterations=40`),
    b:
      values.b === undefined && isSecond
        ? { weights: startWeights(), iterations: 40 }
        : thinkingOf(values.b ?? 'iterations=40'),
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
  else if (part !== undefined && step === 'generate') generatePart(part);
  else if (part !== undefined && step === 'search') searchPart(part);
  else if (step === 'generate') {
    await inAllParts('generate');
    if (isSecond) await inAllParts('search');
  } else if (step === 'search') await inAllParts('search');
  else if (step === 'train') trainOnAll();
  else if (step !== 'play') throw new Error(`there is no step "${step}"`);
  else if (part === undefined) await play();
  else await playMatches(subject, matchPlan(part), (line) => process.send?.(line));
}
