/** Programs to sit at a table in tests. All of them leave it after each test. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { SlowBot } from '@captains-table/bots';
import { Observation } from '@captains-table/bots';
import { loadGame } from '@captains-table/catalogue';
import type { AnyMatch, GameState, Move, Seat } from '@captains-table/kernel';
import { Match } from '@captains-table/kernel';
import { afterEach } from 'vitest';
import type { ExternalSeat } from '../src/external-bot.ts';
import { externalBot } from '../src/external-bot.ts';
import { temporaryFolder } from './cli.ts';

export const example = fileURLToPath(new URL('../examples/external-bot.mjs', import.meta.url));
export const node = (file: string) => `"${process.execPath}" "${file}"`;

const seated: SlowBot[] = [];
afterEach(() => {
  for (const bot of seated.splice(0)) bot.close?.();
});

export async function newMatch(game: string, seats = 2): Promise<AnyMatch> {
  const loaded = await loadGame(game);
  if (loaded === undefined) throw new Error(`there is no ${game}`);
  return new Match(loaded.game, { seats, seed: 'ballast' });
}

type Limits = Pick<ExternalSeat, 'milliseconds' | 'startMilliseconds'>;

export function sit(command: string, match: AnyMatch, seat: Seat, limits: Limits = {}): SlowBot {
  const { game, options, seats } = match;
  const bot = externalBot(command, { game, options, seats, seat, ...limits });
  seated.push(bot);
  return bot;
}

export function observation(
  { game, options, state }: AnyMatch,
  seat: Seat,
  world: GameState = state,
): Observation {
  return new Observation(game, options, world, seat);
}

/** Has a program choose the first move of a game of stowaways. */
export async function firstMove(command: string, limits?: Limits): Promise<Move> {
  const match = await newMatch('stowaways');
  return sit(command, match, 0, limits).choose(observation(match, 0));
}

/** The command for a bot that says hello and runs this for every request. */
export function scripted(body: string, greeting: object = {}): string {
  const file = join(temporaryFolder(), 'bot.mjs');
  const program = `
    import { appendFileSync, writeFileSync } from 'node:fs';
    import { createInterface } from 'node:readline';
    const write = (text) => process.stdout.write(text + '\\n');
    const answer = (id, fields) => write(JSON.stringify({ id, ok: true, ...fields }));
    for await (const line of createInterface({ input: process.stdin })) {
      const request = JSON.parse(line);
      if (request.do === 'hello') answer(request.id, ${JSON.stringify(greeting)});
      ${body}
    }`;
  writeFileSync(file, program);
  return node(file);
}

interface Noting {
  readonly command: string;
  /** Of the bot itself, not of the shell around it. */
  readonly pid: () => number;
  /** Every request it has read. */
  readonly heard: () => Readonly<Record<string, unknown>>[];
}

/** A bot that plays its first move and keeps a diary. */
export function noting(body = '', greeting?: object): Noting {
  const folder = temporaryFolder();
  const pid = join(folder, 'pid');
  const diary = join(folder, 'diary');
  const command = scripted(
    `
    if (request.do === 'hello') writeFileSync(${JSON.stringify(pid)}, String(process.pid));
    appendFileSync(${JSON.stringify(diary)}, line + '\\n');
    if (request.do === 'choose') answer(request.id, { index: 0 });
    ${body}`,
    greeting,
  );
  return {
    // The shell stays its parent, so that killing the shell alone would not do.
    command: `${command}; exit 0`,
    pid: () => Number(readFileSync(pid, 'utf8')),
    heard: () =>
      readFileSync(diary, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
  };
}

/** Whether it ends before long; a busy machine may take a minute. */
export async function ends(pid: number): Promise<boolean> {
  for (let i = 0; i < 2_400; i++) {
    if (!isAlive(pid)) return true;
    await sleep(25);
  }
  return false;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  return !isZombie(pid);
}

/** Dead, but no process has asked yet how it died: in a container none ever may. */
function isZombie(pid: number): boolean {
  try {
    return / Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
