import type { Duel, Standing } from '@captains-table/bots';
import { standings } from '@captains-table/bots';
import type { LoadedGame } from '@captains-table/catalogue';
import { newSeed } from '@captains-table/kernel';
import type { ArenaJob } from '../arena/job.ts';
import { playGame } from '../arena/job.ts';
import { needed, readArguments, wholeNumber } from '../arguments.ts';
import type { Command } from '../command.ts';
import { isExternal } from '../external-bot.ts';
import type { Io } from '../io.ts';
import { print, printJson } from '../io.ts';
import { Progress } from '../progress.ts';
import { checkBotName } from '../bots-by-name.ts';
import { TABLE_FLAGS, gameOf, tableOf } from '../table.ts';
import { playOnThreads } from '../threads.ts';

const MOST_GAMES = 1_000_000;

export const arena: Command = {
  name: 'arena',
  summary: 'let bots play each other and measure who is stronger',
  usage: `Usage: captains-table arena <game> --bots a,b[,…] --games N [--seed S] [--mode M] [--option k=v]… [--json]

Plays N games with one bot on each seat. The bots move on by one seat after each game, and the games
of one round of seats are dealt alike.

  --bots a,b,…     one bot a seat; exec:<command> runs a program of your own (docs/protocol.md)
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
    const loaded = await gameOf(positionals[0] ?? '', io);
    const bots = botList(needed('bots', values.bots));
    const table = tableOf(loaded.game.meta, { ...values, players: String(bots.length) });
    const games = wholeNumber('games', needed('games', values.games), 1, MOST_GAMES);
    const limit = wholeNumber('limit', values.limit, 1, 600_000);
    const job: ArenaJob = { game: loaded.game.meta.id, table, bots, seed: values.seed ?? newSeed() };
    const start = performance.now();
    const duels = await playAll(loaded, job, games, limit, io);
    const seconds = (performance.now() - start) / 1000;
    const mode = loaded.game.meta.modes.find(({ id }) => id === table.options.mode);
    const rows = standings(duels, mode?.cooperative === true).sort(
      (a, b) => bots.indexOf(a.bot) - bots.indexOf(b.bot),
    );
    const unfinished = duels.filter(({ result }) => result === undefined).length;
    if (values.json)
      printJson(io, {
        game: job.game,
        games,
        seconds,
        seed: job.seed,
        options: table.options,
        unfinished,
        bots: rows,
      });
    else print(io, report(rows, games, seconds, job.seed));
    return 0;
  },
};

function botList(list: string): string[] {
  const names = list.split(',').map((name) => name.trim());
  for (const name of names) checkBotName(name);
  return names;
}

/** On threads where that is possible: programs of one's own and content packs stay in this one. */
async function playAll(
  loaded: LoadedGame,
  job: ArenaJob,
  games: number,
  limit: number,
  io: Io,
): Promise<Duel[]> {
  const duels: Duel[] = [];
  const progress = new Progress(io.stderr);
  const onGame = (duel: Duel) => {
    duels.push(duel);
    progress.update(duels.length / games, () => `${duels.length} of ${games} games`);
  };
  const plain = !job.bots.some(isExternal) && !loaded.game.meta.rulesVersion.includes('+');
  if (io.arenaWorker !== undefined && plain && games > 1)
    await playOnThreads<Duel>({ script: io.arenaWorker, job, games, onGame });
  else for (let number = 0; number < games; number++) onGame(await playGame(loaded, job, number, limit));
  progress.end();
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
