import type { Duel, Standing } from '@captains-table/bots';
import { standings } from '@captains-table/bots';
import type { LoadedGame } from '@captains-table/catalogue';
import { must, newSeed } from '@captains-table/kernel';
import type { ArenaJob } from '../arena/job.ts';
import { playGame } from '../arena/job.ts';
import { LONGEST_LIMIT, needed, readArguments, wholeNumber } from '../arguments.ts';
import type { Command } from '../command.ts';
import { isExternal } from '../external-bot.ts';
import { ExternalPrograms } from '../external-programs.ts';
import { Forfeits, forfeitLines } from '../forfeit.ts';
import type { Io } from '../io.ts';
import { print, printJson } from '../io.ts';
import { learnedGame } from '../learned-game.ts';
import { Progress } from '../progress.ts';
import { namesIn } from '../bots-by-name.ts';
import { TABLE_FLAGS, gameOf, tableOf } from '../table.ts';
import { playOnThreads } from '../threads.ts';

const MOST_GAMES = 1_000_000;

export const arena: Command = {
  name: 'arena',
  summary: 'let bots play each other and measure who is stronger',
  usage: `Usage: captains-table arena <game> --bots a,b[,…] --games N [--seed S] [--mode M] [--option k=v]… [--json]

Plays N games with one bot on each seat. The bots move on by one seat after each game, and the games
of one round of seats are dealt alike. A program that fails (it ends, is late, answers nonsense or breaks the
rules) forfeits the game; one that fails before its first move, or the tenth forfeit, ends the arena.

  --bots a,b,…     one bot a seat; exec:<command> runs a program of your own (docs/protocol.md), such as
                   another release: exec:"node ../older/dist/cli/main.js bot captain"
  --games N        how many games
  --seed S         the same seed deals the same games; a new one is drawn without it
  --mode, --option see captains-table games
  --limit MS       time a program of your own has for a move (default 10000)
  --json           one JSON document instead of text`,

  async run(args, io) {
    const { values, positionals } = readArguments(args, ['game'], {
      mode: TABLE_FLAGS.mode,
      option: TABLE_FLAGS.option,
      bots: { type: 'string' },
      games: { type: 'string' },
      seed: { type: 'string' },
      limit: { type: 'string', default: '10000' },
      json: { type: 'boolean' },
    });
    const found = await gameOf(positionals[0] ?? '', io);
    const bots = namesIn(needed('bots', values.bots));
    const table = tableOf(found.game.meta, { ...values, players: String(bots.length) });
    const loaded = await learnedGame(found, table);
    const games = wholeNumber('games', needed('games', values.games), 1, MOST_GAMES);
    const limit = wholeNumber('limit', values.limit, 1, LONGEST_LIMIT);
    const job: ArenaJob = { game: loaded.game.meta.id, table, bots, seed: values.seed ?? newSeed() };
    const start = performance.now();
    const forfeits = new Forfeits();
    const duels = await playAll({ loaded, job, games, limit, forfeits }, io);
    const seconds = (performance.now() - start) / 1000;
    const mode = loaded.game.meta.modes.find(({ id }) => id === table.options.mode);
    const rows = standings(duels, mode?.cooperative === true).sort(
      (a, b) => bots.indexOf(a.bot) - bots.indexOf(b.bot),
    );
    const unfinished = duels.filter(({ result }) => result === undefined).length - forfeits.list.length;
    if (values.json)
      printJson(io, {
        game: job.game,
        games,
        seconds,
        seed: job.seed,
        options: table.options,
        unfinished,
        forfeits: forfeits.list,
        bots: rows,
      });
    else print(io, [...forfeitLines(forfeits.list), report(rows, games, seconds, job.seed)].join('\n'));
    return 0;
  },
};

interface ArenaPlan {
  readonly loaded: LoadedGame;
  readonly job: ArenaJob;
  readonly games: number;
  /** Milliseconds a program has for a move. */
  readonly limit: number;
  readonly forfeits: Forfeits;
}

/** On worker threads where possible: external programs and content packs stay in this one. */
async function playAll({ loaded, job, games, limit, forfeits }: ArenaPlan, io: Io): Promise<Duel[]> {
  const duels: Duel[] = [];
  const progress = new Progress(io.stderr);
  const programs = new ExternalPrograms();
  const onGame = (duel: Duel) => {
    duels.push(duel);
    progress.update(duels.length / games, () => `${duels.length} of ${games} games`);
  };
  const plain = !job.bots.some(isExternal) && !loaded.game.meta.rulesVersion.includes('+');
  try {
    if (io.arenaWorker !== undefined && plain && games > 1)
      await playOnThreads<Duel>({ script: io.arenaWorker, job, games, onGame });
    else
      for (let number = 0; number < games; number++) {
        const duel = await playGame(loaded, job, number, { milliseconds: limit, programs });
        onGame(duel);
        const { forfeit } = duel;
        if (forfeit !== undefined)
          forfeits.add({ game: number + 1, bot: must(duel.names[forfeit.seat]), ...forfeit });
      }
  } finally {
    progress.end();
    programs.close();
  }
  return duels;
}

function report(rows: readonly Standing[], games: number, seconds: number, seed: string): string {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  const lines = rows
    .toSorted((a, b) => b.winRate - a.winRate)
    .map(({ bot, winRate, low, high, elo, meanScore, msPerMove }) =>
      [
        bot.padEnd(12),
        `wins ${percent(winRate)} (${percent(low)} to ${percent(high)})`,
        `Elo ${elo > 0 ? '+' : ''}${elo}`,
        `score ${meanScore.toFixed(1)}`,
        `${msPerMove.toFixed(msPerMove < 10 ? 2 : 0)} ms a move`,
      ].join('  '),
    );
  return [...lines, `${games} games in ${seconds.toFixed(1)} s, seed ${seed}`].join('\n');
}
