/** Other costs of a server, one by one: a spectator, an idle socket, a bot that thinks. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Figure, Readings, Trial } from '../row.ts';
import { mapConcurrently } from '../server/concurrency.ts';
import { Load } from '../server/load.ts';
import type { Reading } from '../server/load.ts';
import type { Company } from '../server/ours.ts';
import { openOurTables, startOurs } from '../server/ours.ts';
import { Person } from '../server/people.ts';
import type { SeatedPerson } from '../server/people.ts';
import { threadTime } from '../server/processor-time.ts';
import type { ServerProcess } from '../server/server-process.ts';
import { inTemporaryFolder } from '../server/server-process.ts';

const TABLES = 40;
const WATCHERS = 8;
const WARM_UP = 2;
const MEASURED = 6;
/** People's moves a second, so that nothing has to wait. */
const OFFERED = 60;

const SOCKETS = 2_000;
/** Opened first, so that what the first ones bring along is not counted. */
const FIRST_SOCKETS = 400;
/** One person may have 20. */
const SOCKETS_EACH = 20;
const AT_ONCE = 20;
/** Longer than between two pings. */
const IDLE = 31;

/** Stronger ones think for a second or for five, whatever the machine. */
const LEVELS = [
  { level: 'cabin-boy', tables: 20 },
  { level: 'sailor', tables: 20 },
  { level: 'mate', tables: 4 },
] as const;

const WATCHER: Figure = { name: 'server/costs/watcher', unit: 'µs' };
const SOCKET: Figure = { name: 'server/costs/idle-socket', unit: 'kB' };
const SOCKET_CPU: Figure = { name: 'server/costs/idle-socket-cpu', unit: 'µs' };
const BOTS: readonly Figure[] = LEVELS.map(({ level }) => ({
  name: `server/costs/bot/${level}`,
  unit: 'µs',
}));

export const serverCosts: Trial = {
  name: 'server/costs',
  processes: 1,
  figures: [WATCHER, SOCKET, SOCKET_CPU, ...BOTS],
  run: runTrial,
};

async function runTrial(): Promise<Readings> {
  console.error('  watchers …');
  const readings: Record<string, { readonly value: number }> = { [WATCHER.name]: { value: await watcher() } };
  console.error('  idle sockets …');
  const { memory, cpu } = await inTemporaryFolder(idleSockets);
  readings[SOCKET.name] = { value: memory };
  readings[SOCKET_CPU.name] = { value: cpu };
  for (const { level, tables } of LEVELS) {
    console.error(`  bots of level ${level} …`);
    readings[`server/costs/bot/${level}`] = { value: await botMove(level, tables) };
  }
  return readings;
}

/** Processor time for showing one move to one more person who looks on. */
async function watcher(): Promise<number> {
  const without = await perMove({ people: 1, bots: 1 });
  const withSome = await perMove({ people: 1, bots: 1, watchers: WATCHERS });
  return (withSome - without) / WATCHERS;
}

function perMove(company: Company): Promise<number> {
  const companies = Array.from({ length: TABLES }, () => company);
  return underLoad(companies, async (server, load) => {
    const before = server.processorTime();
    const { moves } = await load.paced(OFFERED, MEASURED);
    return (server.processorTime() - before) / (moves * MEASURED);
  });
}

/** Processor time outside the main thread for one decision of a bot: its thinking. */
function botMove(level: string, tables: number): Promise<number> {
  const companies = Array.from({ length: tables }, () => ({ people: 1, bots: 1, level }));
  return underLoad(companies, async (server, load) => {
    const thinking = () => server.processorTime() - threadTime(server.pid);
    const before = thinking();
    const { moves, peoplesMoves }: Reading = await load.paced(OFFERED, MEASURED * 2);
    return (thinking() - before) / ((moves - peoplesMoves) * MEASURED * 2);
  });
}

function underLoad(
  companies: readonly Company[],
  measure: (server: ServerProcess, load: Load) => Promise<number>,
): Promise<number> {
  return inTemporaryFolder(async (folder) => {
    const server = await startOurs(folder);
    const load = new Load();
    try {
      load.begin(await openOurTables(server.url, companies, load));
      await load.paced(OFFERED, WARM_UP);
      return await measure(server, load);
    } finally {
      load.end();
      await server.end();
    }
  });
}

/** Memory in kB, and microseconds of processor time a second, of one socket. */
async function idleSockets(folder: string): Promise<{ readonly memory: number; readonly cpu: number }> {
  const server = await startOurs(folder);
  try {
    const first = await openSockets(server, FIRST_SOCKETS);
    const memoryBefore = await server.memory();
    const quiet = await usedWithin(server, IDLE);
    const more = await openSockets(server, SOCKETS);
    const memory = ((await server.memory()) - memoryBefore) * 1_024 * 1.024;
    const cpu = (await usedWithin(server, IDLE)) - quiet;
    for (const socket of [...first, ...more]) socket.close();
    return { memory: memory / SOCKETS, cpu: cpu / SOCKETS };
  } finally {
    await server.end();
  }
}

async function openSockets(server: ServerProcess, count: number): Promise<readonly SeatedPerson[]> {
  const people = await mapConcurrently(Array.from({ length: count / SOCKETS_EACH }), AT_ONCE, () =>
    Person.arrive(server.url),
  );
  const places = people.flatMap((person) => Array.from({ length: SOCKETS_EACH }, () => person));
  return mapConcurrently(places, AT_ONCE, (person) => person.connect());
}

/** Microseconds a second. */
async function usedWithin(server: ServerProcess, seconds: number): Promise<number> {
  const before = server.processorTime();
  await wait(seconds * 1_000);
  return (server.processorTime() - before) / seconds;
}
