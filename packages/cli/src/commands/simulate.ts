import type { LoadedGame } from '@captains-table/catalogue';
import { Speech, newSeed } from '@captains-table/kernel';
import type { Table } from '@captains-table/kernel/contract';
import { needed, readArguments, wholeNumber } from '../arguments.ts';
import type { Command } from '../command.ts';
import { print, printJson } from '../io.ts';
import { Progress } from '../progress.ts';
import { seatedBots } from '../bots-by-name.ts';
import { balanceLines } from '../simulate/balance-lines.ts';
import { Balance } from '../simulate/balance.ts';
import type { Simulation } from '../simulate/simulate.ts';
import { simulateGames } from '../simulate/simulate.ts';
import type { Spread } from '../simulate/spread.ts';
import { TABLE_FLAGS, describeTable, gameOf, tableOf } from '../table.ts';

const MOST_GAMES = 1_000_000_000;
/** Enough for a first look at a game's balance. */
const GAMES_OF_A_REPORT = '200';

export const simulate: Command = {
  name: 'simulate',
  summary: 'play many games with bots and count',
  usage: `Usage: captains-table simulate <game> --players N --games G [--seed S] [--mode M]
       [--option name=value]… [--bots a,b,…] [--report] [--json]

Plays G games with bots as fast as it can, and tells how often each seat won, how long it took, and
what the game counts: rounds, busts and the like. Players who share the first place share the win.

  --players N          how many players (default with several bots: one for each)
  --games G            how many games (default with --report: 200)
  --seed S             the same seed gives the same games; a new one is drawn without it
  --mode M, --option   see captains-table games
  --bots a,b,…         the bot on each seat; a short list is repeated (default: random)
  --report             also where points came from, by seat and for winners and others, and, where
                       the game tells what moves take, how often each thing was taken and by how
                       much more often than usual its takers won
  --json               one JSON document instead of text`,

  async run(args, io) {
    const { values, positionals } = readArguments(args, ['game'], {
      ...TABLE_FLAGS,
      games: { type: 'string' },
      seed: { type: 'string' },
      bots: { type: 'string', default: 'random' },
      report: { type: 'boolean' },
      json: { type: 'boolean' },
    });
    const loaded = await gameOf(positionals[0] ?? '', io);
    const { game, policy, report: counted } = loaded;
    const players = needed('players', values.players ?? seatsNamed(values.bots));
    const asked = values.games ?? (values.report === true ? GAMES_OF_A_REPORT : undefined);
    const games = wholeNumber('games', needed('games', asked), 1, MOST_GAMES);
    const table = tableOf(game.meta, { ...values, players });
    const seed = values.seed ?? newSeed();
    const bots = seatedBots(values.bots, table.seats, seed, policy);
    const progress = new Progress(io.stderr);
    const onGame = (done: number) => progress.update(done / games, () => `${count(done)} games`);
    const balance = values.report === true ? balanceOf(loaded, table) : undefined;
    const simulation = simulateGames({
      game,
      table,
      games,
      seed,
      bots,
      report: counted,
      balance,
      onGame,
    });
    progress.end();
    const names = bots.map(({ name }) => name);
    if (values.json) printJson(io, { ...simulation, seed, options: table.options, bots: names });
    else
      print(io, [heading(game.meta.id, describeTable(table), names, seed), ...report(simulation)].join('\n'));
    return 0;
  },
};

/** As many players as bots are named, when there are several. */
function seatsNamed(bots: string): string | undefined {
  const { length } = bots.split(',');
  return length > 1 ? String(length) : undefined;
}

function balanceOf(loaded: LoadedGame, { seats, options }: Table): Balance {
  const { game, texts } = loaded;
  const mode = game.meta.modes.find(({ id }) => id === options.mode);
  const speech = new Speech(texts.en, (seat) => `seat ${seat}`);
  return new Balance({
    seats,
    cooperative: mode?.cooperative === true,
    takes: loaded.report?.takes,
    tell: (move, owed) => speech.move(move, owed),
  });
}

function heading(id: string, table: string, bots: readonly string[], seed: string): string {
  return `${id}: ${table}, bots ${bots.join(', ')}, seed ${seed}`;
}

function report(simulation: Simulation): string[] {
  const { games, decisions, seconds, winsBySeat, scores, winnersScores, unfinished } = simulation;
  const wins = winsBySeat.map((won, seat) => {
    return `seat ${seat}: ${count(won)} (${((100 * won) / games).toFixed(1)} %)`;
  });
  return [
    `${count(games)} games, ${count(decisions)} decisions in ${seconds.toFixed(2)} s`,
    `${count(simulation.decisionsPerSecond)} decisions a second, ${count(simulation.gamesPerSecond)} games a second`,
    `${simulation.averageDecisions.toFixed(1)} decisions a game`,
    `wins: ${wins.join(', ')}`,
    ...(scores === undefined ? [] : [`scores: ${told(scores)}`]),
    ...(winnersScores === undefined ? [] : [`scores of winners: ${told(winnersScores)}`]),
    ...Object.entries(simulation.counts ?? {}).map(([name, spread]) => `${name} a game: ${told(spread)}`),
    ...Object.entries(simulation.measures ?? {}).map(([name, spread]) => `${name}: ${told(spread)}`),
    ...(unfinished === 0 ? [] : [`unfinished: ${count(unfinished)}`]),
    ...(simulation.report === undefined ? [] : balanceLines(simulation.report)),
  ];
}

function told({ mean, sd, min, max }: Spread): string {
  return `mean ${mean.toFixed(2)}, sd ${sd.toFixed(2)}, ${min} to ${max}`;
}

function count(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: value < 1000 ? 1 : 0 });
}
