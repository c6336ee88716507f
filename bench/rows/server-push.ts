/**
 * Two hundred tables of Port Royal on one server, with people over real sockets and bots beside them.
 * First all players move as fast as they may, which also warms the server up; then people think.
 *
 * The peer has as many matches and sockets, of a game as large (`peers/harbour-game.ts`), and is asked for
 * as many moves as ours made, those of the bots included: it has no bots on its server. Whether it holds
 * matches in memory or writes them to files, it shows a move before it keeps it.
 */
import { defined } from '@captains-table/kernel';
import { installPeers } from '../peers/install.ts';
import { openPeerTables } from '../peers/players.ts';
import { startPeer } from '../peers/start.ts';
import type { Figure, Readings, Trial, Unit } from '../row.ts';
import type { ServerProcess } from '../server/server-process.ts';
import { inTemporaryFolder } from '../server/server-process.ts';
import { millisecondsToDisk } from '../server/disk.ts';
import type { Reading } from '../server/load.ts';
import { Load } from '../server/load.ts';
import type { Company } from '../server/ours.ts';
import { BEFORE, openOurTables, startOurs } from '../server/ours.ts';
import type { BenchTable } from '../server/table.ts';

const OURS = "Captain's Table";
const PEER = 'boardgame.io 0.50.2';
const PEER_WITH_FILES = `${PEER}, FlatFile`;
const TABLES = 200;
/** Moves a second that all people together make. Bots answer with about twice as many. */
const OFFERED = 200;
/** And this many when it is busy: with the bots about 1,500 moves a second. */
const OFFERED_BUSY = 500;
const WARM_UP = 1.5;
const FLAT_OUT = 3;
const SETTLE = 0.5;
const PACED = 5;

/** Two to four seats, one or two of them with people. */
const COMPANIES: readonly Company[] = Array.from({ length: TABLES }, (_, i) => {
  const people = 1 + (i % 2);
  const seats = 2 + (Math.floor(i / 2) % 3);
  return { people, bots: seats - people };
});

interface Outcome {
  readonly paced: Reading;
  readonly busy: Reading;
  readonly flatOut: Reading;
  /** Microseconds of processor time for a move, all threads together. */
  readonly cpu: number;
  readonly cpuFlatOut: number;
}

interface Line extends Figure {
  readonly unit: Unit;
  readonly valueOf: (outcome: Outcome) => number;
}

const LINES: readonly Line[] = [
  { name: 'server/push/p50', unit: 'ms', valueOf: ({ paced }) => paced.p50 },
  { name: 'server/push/p99', unit: 'ms', valueOf: ({ paced }) => paced.p99 },
  { name: 'server/push/load', unit: 'moves/s', valueOf: ({ paced }) => paced.moves },
  { name: 'server/push/p50-busy', unit: 'ms', valueOf: ({ busy }) => busy.p50 },
  { name: 'server/push/p99-busy', unit: 'ms', valueOf: ({ busy }) => busy.p99 },
  { name: 'server/push/load-busy', unit: 'moves/s', valueOf: ({ busy }) => busy.moves },
  { name: 'server/push/saturation', unit: 'moves/s', valueOf: ({ flatOut }) => flatOut.moves },
  { name: 'server/push/cpu', unit: 'µs', valueOf: ({ cpu }) => cpu },
  { name: 'server/push/cpu-saturated', unit: 'µs', valueOf: ({ cpuFlatOut }) => cpuFlatOut },
  { name: 'server/push/bytes', unit: 'bytes', valueOf: ({ paced }) => paced.bytes },
];
/** The same, beside the peer when it writes files. */
const FILES = '/files';
/** The same, beside another build of ours. */
const BEFORE_THIS = '/before';
const DISK: Figure = { name: 'server/push/disk', unit: 'ms' };

export const serverPush: Trial = {
  name: 'server/push',
  processes: 3,
  figures: [
    ...LINES.map(({ name, unit }) => ({ name, unit, peer: PEER })),
    ...LINES.map(({ name, unit }) => ({ name: name + FILES, unit, peer: PEER_WITH_FILES })),
    ...LINES.map(({ name, unit }) => ({ name: name + BEFORE_THIS, unit, peer: 'the build before' })),
    DISK,
  ],
  peer: { install: installPeers },
  run: runTrial,
};

async function runTrial(withPeer: boolean): Promise<Readings> {
  const start = (folder: string, program?: string) =>
    loaded(OURS, startOurs(folder, defined({ program })), [OFFERED, OFFERED_BUSY], (url, load) =>
      openOurTables(url, COMPANIES, load),
    );
  const { disk, ours } = await inTemporaryFolder(async (folder) => ({
    disk: { [DISK.name]: { value: millisecondsToDisk(folder) } },
    ours: await start(folder),
  }));
  const before =
    BEFORE === undefined ? undefined : await inTemporaryFolder((folder) => start(folder, BEFORE));
  const own = { ...disk, ...(before === undefined ? {} : beside(BEFORE_THIS, ours, before)) };
  const people = COMPANIES.map((company) => company.people);
  const peer = (what: string, starting: Promise<ServerProcess>) =>
    loaded(what, starting, [ours.paced.moves, ours.busy.moves], (url, load) =>
      openPeerTables(url, people, load),
    );
  if (!withPeer) return { ...own, ...beside('', ours) };
  const inMemory = await peer(PEER, startPeer({}));
  const inFiles = await inTemporaryFolder((folder) => peer(PEER_WITH_FILES, startPeer({ folder })));
  return { ...own, ...beside('', ours, inMemory), ...beside(FILES, ours, inFiles) };
}

async function loaded(
  what: string,
  starting: Promise<ServerProcess>,
  [usual, busiest]: readonly [usual: number, busiest: number],
  open: (url: URL, load: Load) => Promise<readonly BenchTable[]>,
): Promise<Outcome> {
  console.error(`  ${what} …`);
  const server = await starting;
  const load = new Load();
  try {
    load.begin(await open(server.url, load));
    await load.flatOut(WARM_UP);
    const [flatOut, cpuFlatOut] = await metered(server, FLAT_OUT, () => load.flatOut(FLAT_OUT));
    await load.paced(usual, SETTLE);
    const [paced, cpu] = await metered(server, PACED, () => load.paced(usual, PACED));
    await load.paced(busiest, SETTLE);
    const busy = await load.paced(busiest, PACED);
    return { flatOut, paced, busy, cpu, cpuFlatOut };
  } finally {
    load.end();
    await server.end();
  }
}

/** With the processor time that each move took. */
async function metered(
  server: ServerProcess,
  seconds: number,
  measure: () => Promise<Reading>,
): Promise<readonly [reading: Reading, cpu: number]> {
  const before = server.processorTime();
  const reading = await measure();
  return [reading, (server.processorTime() - before) / (reading.moves * seconds)];
}

function beside(suffix: string, ours: Outcome, peer?: Outcome): Readings {
  return Object.fromEntries(
    LINES.map(({ name, valueOf }) => [
      name + suffix,
      { value: valueOf(ours), ...(peer === undefined ? {} : { peerValue: valueOf(peer) }) },
    ]),
  );
}
