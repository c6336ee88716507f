/**
 * What spectators cost: the time of a server's main thread for a move that two players and a number of others are
 * shown. All spectators of a table see the same, so one more should cost little more than sending it.
 */
import { defined } from '@captains-table/kernel';
import { installPeers } from '../peers/install.ts';
import { startPeer } from '../peers/start.ts';
import { openWatchedMatch } from '../peers/watchers.ts';
import type { Figure, Readings, Trial } from '../row.ts';
import { BEFORE, startOurs } from '../server/ours.ts';
import type { ServerProcess } from '../server/server-process.ts';
import { inTemporaryFolder } from '../server/server-process.ts';
import type { Player } from '../server/table.ts';
import type { WatchedTable } from '../server/watchers.ts';
import { openWatchedTable } from '../server/watchers.ts';

const PEER = 'boardgame.io 0.50.2';
const WATCHERS = [1, 10, 100, 1_000];
/** As many tables as there may be sockets: a single move of a single table would say little. */
const SOCKETS = 1_000;
const MOST_TABLES = 20;
/** At each table. People may say so much without a pause, and no game is over before. */
const MOVES = 60;

const figure = (watching: number, what: 'cpu' | 'arrival', suffix = '') =>
  `server/watchers/${watching}/${what}${suffix}`;
const figuresBeside = (suffix: string, peer: string): readonly Figure[] =>
  WATCHERS.flatMap((watching) =>
    (['cpu', 'arrival'] as const).map((what) => ({
      name: figure(watching, what, suffix),
      unit: 'µs' as const,
      peer,
    })),
  );

/** Of the main thread, for one more person to show a move to: the most against the fewest. */
const EACH: Figure = { name: 'server/watchers/each', unit: 'µs' };

export const serverWatchers: Trial = {
  name: 'server/watchers',
  processes: 3,
  figures: [EACH, ...figuresBeside('', PEER), ...figuresBeside('/before', 'the build before')],
  peer: { install: installPeers },
  run: runTrial,
};

type Open = (url: URL, watching: number) => Promise<WatchedTable>;

/** By the figure's name. */
type Costs = Readonly<Record<string, number>>;

async function runTrial(withPeer: boolean): Promise<Readings> {
  const ours = (program?: string) =>
    inTemporaryFolder((folder) => costs(startOurs(folder, defined({ program })), openWatchedTable));
  const value = await ours();
  const peer = withPeer ? await costs(startPeer({}), openWatchedMatch) : undefined;
  const before = BEFORE === undefined ? undefined : await ours(BEFORE);
  return {
    [EACH.name]: { value: ofOneMore(value) },
    ...beside(value, '', peer),
    ...(before === undefined ? {} : beside(value, '/before', before)),
  };
}

function ofOneMore(costs: Costs): number {
  const [fewest, most] = [Math.min(...WATCHERS), Math.max(...WATCHERS)];
  const cpu = (watching: number) => costs[figure(watching, 'cpu')] ?? Number.NaN;
  return (cpu(most) - cpu(fewest)) / (most - fewest);
}

function beside(ours: Costs, suffix: string, peer: Costs | undefined): Readings {
  return Object.fromEntries(
    Object.entries(ours).map(([name, value]) => {
      const peerValue = peer?.[name];
      return [name + suffix, { value, ...(peerValue === undefined ? {} : { peerValue }) }];
    }),
  );
}

async function costs(starting: Promise<ServerProcess>, open: Open): Promise<Costs> {
  const server = await starting;
  try {
    await cost(server, open, WATCHERS[0] ?? 1); // warms it up
    const all: Record<string, number> = {};
    for (const watching of WATCHERS) {
      const { move, arrival } = await cost(server, open, watching);
      all[figure(watching, 'cpu')] = move;
      all[figure(watching, 'arrival')] = arrival;
    }
    return all;
  } finally {
    await server.end();
  }
}

async function cost(server: ServerProcess, open: Open, watching: number) {
  const before = clock(server);
  const count = Math.min(MOST_TABLES, SOCKETS / watching);
  const tables: WatchedTable[] = [];
  for (let i = 0; i < count; i++) tables.push(await open(server.url, watching));
  const opened = clock(server);
  const moves = (await Promise.all(tables.map(playOn))).reduce((sum, made) => sum + made, 0);
  const spent = clock(server) - opened;
  for (const { players, watchers } of tables) for (const one of [...players, ...watchers]) one.close();
  return { move: spent / moves, arrival: (opened - before) / (count * (watching + 2)) };
}

function clock(server: ServerProcess): number {
  return server.mainThreadTime() ?? server.processorTime();
}

/** Answers how many moves were made. */
async function playOn({ players, watchers }: WatchedTable): Promise<number> {
  let moves = 0;
  for (; moves < MOVES; moves++) {
    const mover = players.find((player) => player.mayMove);
    if (mover === undefined) break;
    await Promise.all(players.map((player) => nextShown(player, () => player === mover && player.move())));
  }
  while (watchers.some(({ shown }) => shown < moves)) await new Promise((resolve) => setTimeout(resolve, 20));
  return moves;
}

function nextShown(player: Player, act: () => unknown): Promise<void> {
  return new Promise((resolve) => {
    player.onShown = () => resolve();
    act();
  });
}
