/**
 * Two hundred tables of Port Royal on one server, with people over real sockets and bots beside them.
 * First everybody moves as fast as they may, which also warms the server up; then people think.
 *
 * The peer has as many matches and sockets, of a game as large (`peers/harbour-game.ts`), and is asked for
 * as many moves as ours made, those of the bots included: it has no bots on its server. Whether it holds
 * matches in memory or writes them to files, it shows a move before it keeps it.
 */
import { installPeers } from '../peers/install.ts';
import { openPeerTables } from '../peers/players.ts';
import { startPeer } from '../peers/start.ts';
import type { Figure, Readings, Trial, Unit } from '../row.ts';
import type { ServerProcess } from '../server/child.ts';
import { inTemporaryFolder } from '../server/child.ts';
import type { Reading } from '../server/load.ts';
import { Load } from '../server/load.ts';
import type { Company } from '../server/ours.ts';
import { openOurTables, startOurs } from '../server/ours.ts';
import type { BenchTable } from '../server/table.ts';

const PEER = 'boardgame.io 0.50.2';
const TABLES = 200;
/** So many moves do all people together make in a second. Bots answer with about twice as many. */
const OFFERED = 200;
const WARM_UP = 2;
const FLAT_OUT = 4;
const SETTLE = 1;
const PACED = 8;

/** Two to four seats, one or two of them with people. */
const COMPANIES: readonly Company[] = Array.from({ length: TABLES }, (_, i) => {
  const people = 1 + (i % 2);
  const seats = 2 + (Math.floor(i / 2) % 3);
  return { people, bots: seats - people };
});

interface Outcome {
  readonly paced: Reading;
  readonly flatOut: Reading;
}

/** Each line, and where to find its value. */
const LINES: readonly (readonly [name: string, unit: Unit, value: (outcome: Outcome) => number])[] = [
  ['server/push/p50', 'ms', ({ paced }) => paced.p50],
  ['server/push/p99', 'ms', ({ paced }) => paced.p99],
  ['server/push/bytes', 'bytes', ({ paced }) => paced.bytes],
  ['server/push/load', 'moves/s', ({ paced }) => paced.moves],
  ['server/saturation', 'moves/s', ({ flatOut }) => flatOut.moves],
];
const FILES = '/files';

export const serverPush: Trial = {
  name: 'server/push',
  processes: 3,
  figures: LINES.flatMap(([name, unit]): Figure[] => [
    { name, unit, peer: PEER },
    { name: name + FILES, unit, peer: `${PEER}, FlatFile` },
  ]),
  peer: { install: installPeers },
  hold,
};

async function hold(withPeer: boolean): Promise<Readings> {
  const ours = await inTemporaryFolder((folder) =>
    loaded('captains-table', startOurs(folder), OFFERED, (url, load) => openOurTables(url, COMPANIES, load)),
  );
  if (!withPeer) return readings(ours);
  const people = COMPANIES.map((company) => company.people);
  const peer = (what: string, starting: Promise<ServerProcess>) =>
    loaded(what, starting, ours.paced.moves, (url, load) => openPeerTables(url, people, load));
  const inMemory = await peer(PEER, startPeer({}));
  const inFiles = await inTemporaryFolder((folder) => peer(`${PEER}, FlatFile`, startPeer({ folder })));
  return readings(ours, inMemory, inFiles);
}

async function loaded(
  what: string,
  starting: Promise<ServerProcess>,
  movesPerSecond: number,
  open: (url: URL, load: Load) => Promise<readonly BenchTable[]>,
): Promise<Outcome> {
  console.error(`  ${what} …`);
  const server = await starting;
  const load = new Load();
  try {
    load.begin(await open(server.url, load));
    await load.flatOut(WARM_UP);
    const flatOut = await load.flatOut(FLAT_OUT);
    await load.paced(movesPerSecond, SETTLE);
    return { flatOut, paced: await load.paced(movesPerSecond, PACED) };
  } finally {
    load.end();
    await server.end();
  }
}

function readings(ours: Outcome, inMemory?: Outcome, inFiles?: Outcome): Readings {
  return Object.fromEntries(
    LINES.flatMap(([name, , valueOf]) => {
      const against = (peer?: Outcome) => (peer === undefined ? {} : { peerValue: valueOf(peer) });
      return [
        [name, { value: valueOf(ours), ...against(inMemory) }],
        [name + FILES, { value: valueOf(ours), ...against(inFiles) }],
      ];
    }),
  );
}
