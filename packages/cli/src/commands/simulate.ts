import type { LoadedGame } from '@captains-table/catalogue';
import { Speech, newSeed } from '@captains-table/kernel';
import type { TableSettings } from '@captains-table/kernel/contract';
import { LONGEST_LIMIT, needed, readArguments, wholeNumber } from '../arguments.ts';
import type { Command } from '../command.ts';
import { UsageError } from '../command.ts';
import { isExternal } from '../external-bot.ts';
import { forfeitLines } from '../forfeit.ts';
import type { Io } from '../io.ts';
import { print, printJson } from '../io.ts';
import { learnedGame } from '../learned-game.ts';
import { Progress } from '../progress.ts';
import { botNames, namesIn } from '../bots-by-name.ts';
import { balanceLines } from '../simulate/balance-lines.ts';
import { Balance } from '../simulate/balance.ts';
import { MOST_TRIES } from '../simulate/campaign-job.ts';
import type { CampaignSimulation } from '../simulate/campaigns.ts';
import { simulateCampaigns } from '../simulate/campaigns.ts';
import { gamePlayer } from '../simulate/game-players.ts';
import type { Simulation } from '../simulate/simulate.ts';
import { simulateGames } from '../simulate/simulate.ts';
import type { Spread } from '../simulate/spread.ts';
import { TABLE_FLAGS, checkCampaignMode, describeTable, gameOf, tableOf } from '../table.ts';

const MOST_GAMES = 1_000_000_000;
/** Enough for a first look at a game's balance. */
const GAMES_OF_A_REPORT = '200';

export const simulate: Command = {
  name: 'simulate',
  summary: 'play many games with bots and count',
  usage: `Usage: captains-table simulate <game> --players N --games G [--seed S] [--mode M]
       [--option name=value]… [--bots a,b,…] [--report] [--campaign] [--json]

Plays G games with bots as fast as it can, and reports how often each seat won, how long it took, and
what the game counts: rounds, busts and the like. Players who share the first place share the win.

  --players N          how many players (default with several bots: one for each)
  --games G            how many games (default with --report: 200), or campaigns with --campaign
  --seed S             the same seed gives the same games; a new one is drawn without it
  --mode M, --option   see captains-table games
  --bots a,b,…         the bot on each seat; a short list is repeated (default: random); exec:<command> runs a
                       program of your own (docs/protocol.md), which forfeits a game in which it fails
  --limit MS           time a program of your own has for a move (default 10000)
  --report             also where points came from, by seat and for winners and others, and, where
                       the game tells what moves take, how often each thing was taken and by how
                       much more often than usual its takers won
  --campaign           whole campaigns, chapter by chapter, on all cores: a lost chapter is played again,
                       ${MOST_TRIES} times at most; tells how many games a campaign takes, how often a chapter
                       is won at the first try, and which pages of the story are never read
  --json               one JSON document instead of text`,

  async run(args, io) {
    const { values, positionals } = readArguments(args, ['game'], {
      ...TABLE_FLAGS,
      games: { type: 'string' },
      seed: { type: 'string' },
      bots: { type: 'string', default: 'random' },
      limit: { type: 'string', default: '10000' },
      report: { type: 'boolean' },
      campaign: { type: 'boolean' },
      json: { type: 'boolean' },
    });
    const loaded = await gameOf(positionals[0] ?? '', io);
    const { game, report: counted } = loaded;
    const players = needed('players', values.players ?? seatsNamed(values.bots));
    const asked = values.games ?? (values.report === true ? GAMES_OF_A_REPORT : undefined);
    const games = wholeNumber('games', needed('games', asked), 1, MOST_GAMES);
    const table = tableOf(game.meta, { ...values, players });
    const seed = values.seed ?? newSeed();
    if (values.campaign === true) {
      if (values.report === true) throw new UsageError('--report does not go with --campaign');
      return simulateAll({ loaded, table, campaigns: games, seed, bots: values.bots, json: values.json }, io);
    }
    const names = botNames(values.bots, table.seats);
    const limit = wholeNumber('limit', values.limit, 1, LONGEST_LIMIT);
    const progress = new Progress(io.stderr);
    const onGame = (done: number) => progress.update(done / games, () => `${count(done)} games`);
    const balance = values.report === true ? balanceOf(loaded, table) : undefined;
    const learned = await learnedGame(loaded, table);
    const player = gamePlayer({ loaded: learned, table, names, seed, limit, balance });
    const simulation = await simulateGames({
      game,
      table,
      games,
      seed,
      player,
      report: counted,
      balance,
      onGame,
    }).finally(() => {
      progress.end();
      player.close();
    });
    if (values.json) printJson(io, { ...simulation, seed, options: table.options, bots: names });
    else
      print(io, [heading(game.meta.id, describeTable(table), names, seed), ...report(simulation)].join('\n'));
    return 0;
  },
};

interface CampaignsAsked {
  readonly loaded: LoadedGame;
  readonly table: TableSettings;
  readonly campaigns: number;
  readonly seed: string;
  readonly bots: string;
  readonly json: boolean | undefined;
}

async function simulateAll(asked: CampaignsAsked, io: Io): Promise<number> {
  const { loaded, table, campaigns, seed } = asked;
  const { meta } = loaded.game;
  checkCampaignMode(loaded.game, table);
  const bots = botNames(asked.bots, table.seats);
  if (bots.some(isExternal)) throw new UsageError('--campaign takes bots of our own only');
  const progress = new Progress(io.stderr);
  const simulation = await simulateCampaigns({
    loaded,
    job: { game: meta.id, table, bots, seed },
    campaigns,
    // Threads load the built-in content.
    worker: meta.rulesVersion.includes('+') ? undefined : io.campaignWorker,
    onCampaign: (done) => progress.update(done / campaigns, () => `${count(done)} campaigns`),
  });
  progress.end();
  if (asked.json === true) printJson(io, { ...simulation, seed, options: table.options, bots });
  else
    print(io, [heading(meta.id, describeTable(table), bots, seed), ...campaignLines(simulation)].join('\n'));
  return 0;
}

function campaignLines(simulation: CampaignSimulation): string[] {
  const { campaigns, finished, unfinished, gamesPerCampaign, chapters, pagesRead, pagesNeverRead } =
    simulation;
  const { mean, min, max } = gamesPerCampaign;
  return [
    `${count(campaigns)} campaigns, ${count(finished)} finished, ${count(unfinished)} unfinished`,
    `games a campaign: mean ${mean.toFixed(2)}, ${min} to ${max}`,
    ...chapters.map(({ chapter, played, reached, wonAtFirst }) => {
      const share = ((100 * wonAtFirst) / reached).toFixed(1);
      return `chapter ${chapter}: ${count(played)} games, won at the first try ${share} %`;
    }),
    `pages read: ${pagesRead.length}`,
    ...(pagesNeverRead === undefined ? [] : [`never read: ${pagesNeverRead.join(', ') || 'none'}`]),
    ...report(simulation),
  ];
}

/** As many players as bots are named, when there are several. */
function seatsNamed(bots: string): string | undefined {
  const { length } = namesIn(bots);
  return length > 1 ? String(length) : undefined;
}

function balanceOf(loaded: LoadedGame, { seats, options }: TableSettings): Balance {
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
    ...(unfinished === 0 || 'campaigns' in simulation ? [] : [`unfinished: ${count(unfinished)}`]),
    ...forfeitLines(simulation.forfeits ?? []),
    ...(simulation.report === undefined ? [] : balanceLines(simulation.report)),
  ];
}

function told({ mean, sd, min, max }: Spread): string {
  return `mean ${mean.toFixed(2)}, sd ${sd.toFixed(2)}, ${min} to ${max}`;
}

function count(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: value < 1000 ? 1 : 0 });
}
