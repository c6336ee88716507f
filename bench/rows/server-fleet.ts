/**
 * One, two and four servers on one PostgreSQL and one Valkey or Redis, all of it and the people on this machine. With few
 * cores more servers cannot be faster by the clock, so what counts is the processor time that each part takes for a move. That
 * time depends on how busy a server is, because what happens together is stored and sent together. So it is measured with every
 * server equally busy. From it follows how a fleet grows on machines of its own, and what limits it.
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
import { median } from '../statistics.ts';

/** For each server, so that all have the same to do. */
const TABLES = 10;
/** Moves a second that the people of each server make; bots answer with half as many. */
const PACE = 100;
const PACED = 8;
const COMPANY: Company = { people: 2, bots: 1 };
/** In the first rounds the optimiser is still at work. */
const WARM_UP = 2;
const ROUNDS = 2;
const FLAT_OUT = 4;
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
  /** Moves a second when all players move as soon as they may. */
  readonly moves: number;
  /** Moves a second of all servers while the other figures were taken. */
  readonly pace: number;
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
  { name: 'pace', unit: 'moves/s' },
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
  return inTemporaryFolder(async (folder) => {
    const counts = [...new Set(SETTINGS.map(({ servers }) => servers))];
    const fleets = new Map<number, BenchFleet>();
    try {
      for (const count of counts) fleets.set(count, await startFleet(folder, count));
      return readingsOf(await inTurns(fleets));
    } finally {
      await Promise.all([...fleets.values()].map((fleet) => fleet.end()));
    }
  });
}

/** All take turns, so that whatever else the machine is doing falls on all alike. */
async function inTurns(fleets: ReadonlyMap<number, BenchFleet>): Promise<ReadonlyMap<string, Outcome>> {
  const contests: Contest[] = [];
  for (const setting of SETTINGS) {
    const fleet = fleets.get(setting.servers);
    if (fleet !== undefined) contests.push(await Contest.begin(setting, fleet));
  }
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    console.error(`  round ${round + 1} of ${WARM_UP + ROUNDS} …`);
    for (const contest of contests) await contest.play(round >= WARM_UP);
  }
  for (const contest of contests) contest.end();
  return new Map(contests.map((contest) => [contest.setting.name, contest.outcome()]));
}

function readingsOf(outcomes: ReadonlyMap<string, Outcome>): Readings {
  const readings: Record<string, { readonly value: number }> = {};
  for (const setting of SETTINGS) {
    const outcome = outcomes.get(setting.name);
    if (outcome !== undefined)
      for (const { name } of LINES) readings[lineOf(setting, name)] = { value: outcome[name] };
  }
  const [one, four] = [outcomes.get('1'), outcomes.get('4')];
  if (one !== undefined && four !== undefined) {
    readings[SCALING.name] = { value: (4 * one.server) / four.server };
    readings[DATABASE.name] = { value: 1e6 / four.database };
  }
  return readings;
}

interface Stretch {
  readonly used: FleetTimes;
  readonly wall: number;
}

/** One setting: its tables, and what was used for them and while no one moved. */
class Contest {
  readonly setting: Setting;
  readonly #fleet: BenchFleet;
  readonly #load: Load;
  readonly #busy: Stretch[] = [];
  readonly #still: Stretch[] = [];
  readonly #rates: number[] = [];
  readonly #paces: number[] = [];
  #moves = 0;

  private constructor(setting: Setting, fleet: BenchFleet, load: Load) {
    this.setting = setting;
    this.#fleet = fleet;
    this.#load = load;
  }

  static async begin(setting: Setting, fleet: BenchFleet): Promise<Contest> {
    const { urls } = fleet;
    const load = new Load();
    const serverOf = (table: number, person: number) => {
      const url = urls[(table + (setting.gathered ? 0 : person)) % urls.length];
      if (url === undefined) throw new Error('a fleet without servers');
      return url;
    };
    const companies = Array.from({ length: TABLES * urls.length }, () => COMPANY);
    load.begin(await openTablesAt(companies, load, serverOf));
    return new Contest(setting, fleet, load);
  }

  /** As fast as may be; then at the pace that is measured, from stillness to stillness, so that no move is counted in part. */
  async play(counts: boolean): Promise<void> {
    const machine = machineTime();
    const flatOut = await this.#meter(() => this.#load.flatOut(FLAT_OUT));
    const idle = idleSince(machine);
    await this.#load.untilStill();
    const before = this.#load.made;
    const paced = await this.#meter(() => this.#load.paced(PACE * this.#fleet.urls.length, PACED));
    const rest = await this.#meter(() => this.#load.untilStill());
    if (!counts) return;
    this.#busy.push(paced, rest);
    this.#moves += this.#load.made - before;
    this.#rates.push(flatOut.result.moves);
    this.#paces.push(paced.result.moves);
    this.#still.push(await this.#meter(() => wait(STILL * 1_000)));
    console.error(
      `    ${this.setting.name}: ${Math.round(flatOut.result.moves)} moves a second; ${limitOf(flatOut, idle)}`,
    );
  }

  end(): void {
    this.#load.end();
  }

  outcome(): Outcome {
    const sum = (parts: readonly Stretch[], of: (stretch: Stretch) => number) =>
      parts.reduce((total, part) => total + of(part), 0);
    const wall = ({ wall: time }: Stretch) => time;
    const share = sum(this.#busy, wall) / sum(this.#still, wall);
    const perMove = (of: (times: FleetTimes) => number) =>
      (sum(this.#busy, ({ used }) => of(used)) - sum(this.#still, ({ used }) => of(used)) * share) /
      this.#moves;
    const still = sum(this.#still, ({ used }) => used.servers + used.database) / this.#fleet.urls.length;
    return {
      moves: median(this.#rates),
      pace: median(this.#paces),
      still: (still * 1e6) / sum(this.#still, wall),
      server: perMove(({ servers }) => servers),
      main: perMove(({ mainThreads }) => mainThreads.reduce((total, time) => total + time, 0)),
      database: perMove(({ database }) => database),
      bus: perMove(({ bus }) => bus),
      load: perMove(({ load }) => load),
    };
  }

  /** What was used meanwhile, and how long it took, in microseconds. */
  async #meter<T>(work: () => Promise<T>): Promise<Stretch & { readonly result: T }> {
    const [before, start] = [this.#fleet.times(), performance.now()];
    const result = await work();
    const wall = (performance.now() - start) * 1_000;
    return { used: difference(this.#fleet.times(), before), wall, result };
  }
}

/** Of the whole machine's time since then, what no one used. */
function idleSince(before: ReturnType<typeof machineTime>): number {
  const after = machineTime();
  return (after.idle - before.idle) / (after.all - before.all);
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
