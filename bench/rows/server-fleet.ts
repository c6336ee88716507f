/**
 * One, two and four servers on one PostgreSQL and one Valkey or Redis, all of it and the people on this machine: everybody
 * moves as fast as they may. With few cores more servers cannot be faster by the clock, so what counts is what each part
 * takes of the processor for a move. From that follows how a fleet on machines of its own grows, and where it ends.
 */
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { Figure, Readings, Trial, Unit } from '../row.ts';
import type { BenchFleet, FleetTimes } from '../server/fleet.ts';
import { startFleet, whyNoFleet } from '../server/fleet.ts';
import { Load } from '../server/load.ts';
import type { Company } from '../server/ours.ts';
import { openTablesAt } from '../server/ours.ts';
import { machineTime } from '../server/processor-time.ts';
import { inTemporaryFolder } from '../server/server-process.ts';

const TABLES = 120;
const COMPANIES: readonly Company[] = Array.from({ length: TABLES }, () => ({ people: 2, bots: 1 }));
/** Until a server has made so many moves the optimiser is still at work. */
const WARM_UP_EACH = 1_500;
const MEASURED = 6_000;
/** Beyond this many seconds what was made must do. */
const PATIENCE = 40;
const SLICE = 2;
/** Seconds in which no one moves. */
const STILL = 5;

/** `gathered`: the people of one table are on one server, as a balancer brings them there, or each on another. */
const SETTINGS = [
  { name: '1', servers: 1, gathered: true },
  { name: '2', servers: 2, gathered: true },
  { name: '4', servers: 4, gathered: true },
  { name: '4-scattered', servers: 4, gathered: false },
] as const;
type Setting = (typeof SETTINGS)[number];

/** For one move, in microseconds of processor time, without what is used while no one moves. */
interface Outcome {
  readonly moves: number;
  /** What a server and its part of the database use in a second while no one moves. */
  readonly still: number;
  readonly server: number;
  readonly main: number;
  readonly database: number;
  readonly bus: number;
  readonly load: number;
}

const LINES: readonly { readonly name: keyof Outcome; readonly unit: Unit }[] = [
  { name: 'moves', unit: 'moves/s' },
  { name: 'server', unit: 'µs' },
  { name: 'main', unit: 'µs' },
  { name: 'database', unit: 'µs' },
  { name: 'bus', unit: 'µs' },
  { name: 'load', unit: 'µs' },
  { name: 'still', unit: 'µs' },
];
/** How many times as much four servers with machines of their own would carry as one: derived. */
const SCALING: Figure = { name: 'server/fleet/scaling', unit: '×' };
/** Moves a second for which the database needs one core: derived. */
const DATABASE: Figure = { name: 'server/fleet/database-core', unit: 'moves/s' };

export const serverFleet: Trial = {
  name: 'server/fleet',
  processes: 1,
  figures: [
    ...SETTINGS.flatMap((setting) => LINES.map(({ name, unit }) => ({ name: lineOf(setting, name), unit }))),
    SCALING,
    DATABASE,
  ],
  run: runTrial,
};

function lineOf({ name }: Setting, figure: string): string {
  return `server/fleet/${name}/${figure}`;
}

async function runTrial(): Promise<Readings> {
  const why = whyNoFleet();
  if (why !== undefined) {
    console.error(`  ${why}`);
    return {};
  }
  const readings: Record<string, { readonly value: number }> = {};
  const outcomes = new Map<string, Outcome>();
  for (const setting of SETTINGS) {
    const outcome = await inTemporaryFolder((folder) => measured(setting, folder));
    outcomes.set(setting.name, outcome);
    for (const { name } of LINES) readings[lineOf(setting, name)] = { value: outcome[name] };
  }
  const [one, four] = [outcomes.get('1'), outcomes.get('4')];
  if (one !== undefined && four !== undefined) {
    readings[SCALING.name] = { value: (4 * one.server) / four.server };
    readings[DATABASE.name] = { value: 1e6 / four.database };
  }
  return readings;
}

async function measured(setting: Setting, folder: string): Promise<Outcome> {
  console.error(
    `  ${setting.servers} servers, people of a table ${setting.gathered ? 'together' : 'apart'} …`,
  );
  const fleet = await startFleet(folder, setting.servers);
  const load = new Load();
  try {
    const { urls } = fleet;
    const serverOf = (table: number, person: number) => {
      const url = urls[(table + (setting.gathered ? 0 : person)) % urls.length];
      if (url === undefined) throw new Error('a fleet without servers');
      return url;
    };
    load.begin(await openTablesAt(COMPANIES, load, serverOf));
    await moved(load, WARM_UP_EACH * setting.servers);
    return await underLoad(fleet, load);
  } finally {
    load.end();
    await fleet.end();
  }
}

async function underLoad(fleet: BenchFleet, load: Load): Promise<Outcome> {
  const still = await whileWaiting(fleet, () => wait(STILL * 1_000));
  const machineBefore = machineTime();
  let moves = 0;
  const busy = await whileWaiting(fleet, async () => void (moves = await moved(load, MEASURED)));
  const machineAfter = machineTime();
  const idle = (machineAfter.idle - machineBefore.idle) / (machineAfter.all - machineBefore.all);
  console.error(`    ${limitOf(busy.used, busy.wall, idle)}`);
  const perMove = (of: (times: FleetTimes) => number) =>
    (of(busy.used) - (of(still.used) * busy.wall) / still.wall) / moves;
  const perServer = (still.used.servers + still.used.database) / fleet.urls.length;
  return {
    moves: (moves * 1e6) / busy.wall,
    still: (perServer * 1e6) / still.wall,
    server: perMove(({ servers }) => servers),
    main: perMove(({ mainThreads }) => mainThreads.reduce((sum, time) => sum + time, 0)),
    database: perMove(({ database }) => database),
    bus: perMove(({ bus }) => bus),
    load: perMove(({ load: people }) => people),
  };
}

/** Everybody moves as soon as they may, until about so many moves were made. Answers how many. */
async function moved(load: Load, wanted: number): Promise<number> {
  const end = performance.now() + PATIENCE * 1_000;
  let moves = 0;
  while (moves < wanted && performance.now() < end) moves += (await load.flatOut(SLICE)).moves * SLICE;
  return moves;
}

/** What was used meanwhile, and how long it took, in microseconds. */
async function whileWaiting(
  fleet: BenchFleet,
  work: () => Promise<void>,
): Promise<{ readonly used: FleetTimes; readonly wall: number }> {
  const [before, start] = [fleet.times(), performance.now()];
  await work();
  return { used: difference(fleet.times(), before), wall: (performance.now() - start) * 1_000 };
}

function difference(after: FleetTimes, before: FleetTimes): FleetTimes {
  return {
    servers: after.servers - before.servers,
    mainThreads: after.mainThreads.map((time, place) => time - (before.mainThreads[place] ?? 0)),
    database: after.database - before.database,
    bus: after.bus - before.bus,
    load: after.load - before.load,
  };
}

/** In a line, what kept it from being faster. `idle`: of the whole machine's time, what no one used. */
function limitOf(used: FleetTimes, wall: number, idle: number): string {
  const cores = (time: number) => (time / wall).toFixed(2);
  const ours = used.servers + used.database + used.bus + used.load;
  const others = Math.max(0, availableParallelism() * (1 - idle) - ours / wall);
  const shares = `cores used: servers ${cores(used.servers)}, database ${cores(used.database)}, bus ${cores(used.bus)}, people ${cores(used.load)}, other programs ${others.toFixed(2)} of ${availableParallelism()}`;
  const busiest = Math.max(...used.mainThreads) / wall;
  if (idle < 0.1) return `limit: the cores of this machine, which all share; ${shares}`;
  if (busiest > 0.9) return `limit: the main thread of a server; ${shares}`;
  if (used.load / wall > 0.9) return `limit: the people, who are one process; ${shares}`;
  return `limit: waiting for the database's disk; ${shares}`;
}
