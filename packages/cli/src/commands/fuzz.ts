import type { LoadedGame } from '@captains-table/catalogue';
import type { AnyGame } from '@captains-table/kernel';
import { newSeed } from '@captains-table/kernel';
import { needed, positiveNumber, readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { UsageError } from '../command.ts';
import type { FailureRow } from '../fuzz/failure-file.ts';
import { keepFailure } from '../fuzz/failure-file.ts';
import type { PositionFailureRow } from '../fuzz/fuzz-positions.ts';
import { fuzzPositions, keepPosition } from '../fuzz/fuzz-positions.ts';
import { fuzzGames } from '../fuzz/fuzz.ts';
import type { Io } from '../io.ts';
import { print, printJson } from '../io.ts';
import { Progress } from '../progress.ts';
import { describeTable, gameOf } from '../table.ts';

/** A seed becomes part of a file name, so a new one is kept short. */
const SEED_DIGITS = 8;

export const fuzz: Command = {
  name: 'fuzz',
  summary: 'play at random and check every guarantee of the kernel contract',
  usage: `Usage: captains-table fuzz <game|all> --seconds T [--positions] [--seed S] [--json]

Plays random games over all modes, player counts and options, with every guarantee of the contract
checked on the way, and whole campaigns of games that have one. A failure is kept in ./failures/ as a
match that can be replayed. Stops after ten failures. Exit code 1 when there are any.

With --positions it sets up random and bent positions instead: each must be refused by a field's name
or be one that can be played on. A failure is kept as a request that \`captains-table engine\` reads.

  all          every game, for equal shares of the time
  --seconds T  how long; the game being played then is still finished
  --positions  positions instead of whole games, of those games that set them up
  --seed S     the same seed plays the same games; a new one is drawn without it
  --json       one JSON document instead of text`,

  async run(args, io) {
    const { values, positionals } = readArguments(args, ['game|all'], {
      seconds: { type: 'string' },
      positions: { type: 'boolean' },
      seed: { type: 'string' },
      json: { type: 'boolean' },
    });
    const seconds = positiveNumber('seconds', needed('seconds', values.seconds));
    const seed = values.seed ?? newSeed().slice(0, SEED_DIGITS);
    const loaded = await gamesOf(positionals[0] ?? '', io);
    const games = loaded.map(({ game }) => game);
    const asked: Asked = { loaded, games, seconds, seed, json: values.json ?? false };
    return values.positions === true ? fuzzAllPositions(asked, io) : fuzzAllGames(asked, io);
  },
};

interface Asked {
  readonly loaded: readonly LoadedGame[];
  readonly games: readonly AnyGame[];
  readonly seconds: number;
  readonly seed: string;
  readonly json: boolean;
}

function fuzzAllGames({ loaded, games, seconds, seed, json }: Asked, io: Io): number {
  const failures: FailureRow[] = [];
  const progress = new Progress(io.stderr);
  const start = performance.now();
  const count = fuzzGames({
    games,
    seconds,
    seed,
    policyOf: (game) => loaded.find((candidate) => candidate.game === game)?.policy,
    onGame: ({ meta }, done) => {
      const share = (performance.now() - start) / (1000 * seconds);
      progress.update(share, () => `${meta.id}: ${done.games} games, ${done.failures} failures`);
    },
    onFailure: (game, failure) => {
      const row = keepFailure(game, failure, io.folder);
      failures.push(row);
      progress.end();
      if (!json) print(io, failureText(row));
    },
  });
  progress.end();
  if (json) printJson(io, { games: count.games, decisions: count.decisions, failures, seed });
  else
    print(io, `${count.games} games, ${count.decisions} decisions, ${count.failures} failures, seed ${seed}`);
  return count.failures === 0 ? 0 : 1;
}

function fuzzAllPositions({ games, seconds, seed, json }: Asked, io: Io): number {
  const able = games.filter(({ positionFields }) => positionFields !== undefined);
  if (able.length === 0) {
    throw new UsageError(`${games.map(({ meta }) => meta.id).join(', ')} cannot set up positions`);
  }
  const failures: PositionFailureRow[] = [];
  const progress = new Progress(io.stderr);
  const start = performance.now();
  const { accepted, refused, decisions } = fuzzPositions({
    games: able,
    seconds,
    seed,
    onPosition: ({ meta }, done) => {
      const share = (performance.now() - start) / (1000 * seconds);
      progress.update(share, () => `${meta.id}: ${done.accepted} positions, ${done.failures} failures`);
    },
    onFailure: (game, failing, failure) => {
      const row = keepPosition(game, failing, failure, io.folder);
      failures.push(row);
      progress.end();
      if (!json) print(io, positionText(row));
    },
  });
  progress.end();
  if (json) printJson(io, { positions: accepted, refused, decisions, failures, seed });
  else {
    const tally = `${accepted} positions, ${refused} refused, ${decisions} decisions`;
    print(io, `${tally}, ${failures.length} failures, seed ${seed}`);
  }
  return failures.length === 0 ? 0 : 1;
}

function positionText({ game, guarantee, message, seed, file }: PositionFailureRow): string {
  return [
    `${game} breaks its guarantee "${guarantee}": ${message}`,
    `  a position of seed ${seed}`,
    `  captains-table engine < ${file}`,
  ].join('\n');
}

async function gamesOf(name: string, io: Io): Promise<LoadedGame[]> {
  const ids = name === 'all' ? io.games.ids : [name];
  return Promise.all(ids.map((id) => gameOf(id, io)));
}

function failureText({ game, guarantee, message, table, seed, file }: FailureRow): string {
  return [
    `${game} breaks its guarantee "${guarantee}": ${message}`,
    `  ${describeTable(table)}, seed ${seed}`,
    file === undefined ? '  (it cannot be written down as a match)' : `  captains-table replay ${file}`,
  ].join('\n');
}
