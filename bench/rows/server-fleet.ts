/**
 * One, two and four servers on one PostgreSQL and one Valkey or Redis, all of it and the people on this machine. Everybody
 * moves as fast as they may. With few cores more servers cannot be faster by the clock, so what counts is what each part takes of
 * the processor for a move. From that follows how a fleet on machines of its own grows, and where it ends.
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

/** For each server, so that all have the same to do. */
const TABLES = 30;
const COMPANY: Company = { people: 2, bots: 1 };
/** Until a server has made so many moves the optimiser is still at work. */
const WARM_UP = 1_000;
/** Beyond this many seconds what was made must do. */
const PATIENCE = 25;
const SLICE = 2;
/** Moves for each server. */
const MEASURED = 800;
/** Seconds in which no one moves. */
const STILL = 10;

interface Setting {
  readonly name: string;
  readonly servers: number;
  /** Whether people of one table are on one server, as a balancer brings them there, or each on another. */
  readonly gathered: boolean;
}

const SETTINGS: readonly Setting[] = [
  { name: '1', servers: 1, gathered: true },
  { name: '2', servers: 2, gathered: true },
  { name: '4', servers: 4, gathered: true },
  { name: '4-scattered', servers: 4, gathered: false },
];

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
    const companies = Array.from({ length: TABLES * urls.length }, () => COMPANY);
    load.begin(await openTablesAt(companies, load, serverOf));
    await moved(load, WARM_UP * urls.length);
    return await underLoad(fleet, load);
  } finally {
    load.end();
    await fleet.end();
  }
}

/** Begins and ends when all is still, so that no move is counted in part. */
async function underLoad(fleet: BenchFleet, load: Load): Promise<Outcome> {
  await load.untilStill();
  const still = await whileWaiting(fleet, () => wait(STILL * 1_000));
  const [madeBefore, machineBefore] = [load.made, machineTime()];
  const flatOut = await whileWaiting(fleet, () => moved(load, MEASURED * fleet.urls.length));
  const rate = ((load.made - madeBefore) * 1e6) / flatOut.wall;
  console.error(`    ${Math.round(rate)} moves a second; ${limitOf(flatOut, idleSince(machineBefore))}`);
  const rest = await whileWaiting(fleet, () => load.untilStill());
  const made = load.made - madeBefore;
  const perMove = (of: (times: FleetTimes) => number) => {
    const idle = (of(still.used) * (flatOut.wall + rest.wall)) / still.wall;
    return (of(flatOut.used) + of(rest.used) - idle) / made;
  };
  const perServer = (still.used.servers + still.used.database) / fleet.urls.length;
  return {
    moves: rate,
    still: (perServer * 1e6) / still.wall,
    server: perMove(({ servers }) => servers),
    main: perMove(({ mainThreads }) => mainThreads.reduce((sum, time) => sum + time, 0)),
    database: perMove(({ database }) => database),
    bus: perMove(({ bus }) => bus),
    load: perMove(({ load: people }) => people),
  };
}

/** Everybody moves as soon as they may, until about so many moves were made. */
async function moved(load: Load, wanted: number): Promise<void> {
  const [end, before] = [performance.now() + PATIENCE * 1_000, load.made];
  while (load.made - before < wanted && performance.now() < end) await load.flatOut(SLICE);
}

/** Of the whole machine's time since then, what no one used. */
function idleSince(before: ReturnType<typeof machineTime>): number {
  const after = machineTime();
  return (after.idle - before.idle) / (after.all - before.all);
}

interface Stretch {
  readonly used: FleetTimes;
  readonly wall: number;
}

/** What was used meanwhile, and how long it took, in microseconds. */
async function whileWaiting(fleet: BenchFleet, work: () => Promise<void>): Promise<Stretch> {
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
function limitOf({ used, wall }: Stretch, idle: number): string {
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
