import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoadedGame } from '@captains-table/catalogue';
import { GAME_IDS, loadGame } from '@captains-table/catalogue';
import type { AnyGame, AnyMatch, Chance, Seat } from '@captains-table/kernel';
import { Match, chanceFrom, pick } from '@captains-table/kernel';
import { ticTacToe } from '@captains-table/tic-tac-toe';
import { texts } from '@captains-table/tic-tac-toe/texts';
import { afterAll } from 'vitest';
import type { Output, GameSource } from '../src/io.ts';
import { run } from '../src/run.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

interface Surroundings {
  /** What is typed, a line each. */
  readonly typed?: readonly string[];
  readonly games?: GameSource;
  readonly folder?: string;
  /** Whether the output is a terminal. */
  readonly terminal?: boolean;
}

/** Runs a command line in this process. */
export async function cli(line: string, around: Surroundings = {}): Promise<Ran> {
  const out: string[] = [];
  const err: string[] = [];
  const code = await run(line === '' ? [] : line.split(' '), {
    stdin: input((around.typed ?? []).map((typed) => `${typed}\n`)),
    stdout: output(out, around.terminal),
    stderr: output(err, around.terminal),
    folder: around.folder ?? temporaryFolder(),
    games: around.games ?? { ids: GAME_IDS, load: loadGame },
  });
  return { code, out: out.join(''), err: err.join('') };
}

/** What a command prints with `--json`, which is of the type that the test expects. */
export async function json<T = unknown>(line: string, around: Surroundings = {}): Promise<T> {
  return JSON.parse((await cli(`${line} --json`, around)).out);
}

async function* input(chunks: readonly string[]): AsyncGenerator<string> {
  yield* chunks;
}

function output(written: string[], isTTY = false): Output {
  return { isTTY, write: (text) => written.push(text) > 0, once: () => undefined };
}

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Gone after the tests of the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'captains-table-'));
  folders.push(folder);
  return folder;
}

/** A source that has tic-tac-toe with some members changed, and nothing else. */
export function sourceWith(change: Partial<AnyGame>): GameSource {
  const game: AnyGame = { ...ticTacToe, meta: { ...ticTacToe.meta, id: 'bent' }, ...change };
  const loaded: LoadedGame = { game, texts };
  return { ids: ['bent'], load: async (id) => (id === 'bent' ? loaded : undefined) };
}

/** A whole game of random moves. */
export function playedMatch(
  game: AnyGame,
  seats: number,
  seed: string,
  afterMove?: (match: AnyMatch, seat: Seat, chance: Chance) => void,
): AnyMatch {
  const match: AnyMatch = new Match(game, { seats, seed });
  const chance = chanceFrom(`moves/${seed}`);
  for (;;) {
    const owed = game.pending(match.state)[0];
    if (owed === undefined) return match;
    match.play(owed.seat, pick(chance, game.legal(match.state, owed.seat)));
    afterMove?.(match, owed.seat, chance);
  }
}
