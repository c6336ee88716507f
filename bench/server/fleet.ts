/** Several of our servers on one PostgreSQL and one Valkey or Redis, all on this machine. */
import { Redis } from 'ioredis';
import pg from 'pg';
import { startPostgres, whyNoPostgres } from '../../packages/server/test/services/postgres.ts';
import { startRedis } from '../../packages/server/test/services/redis.ts';
import { startOurs } from './ours.ts';
import { familyTime, parentOf, threadTime } from './processor-time.ts';
import type { ServerProcess } from './server-process.ts';

export interface BenchFleet {
  readonly urls: readonly URL[];
  /** Processor time used so far, in microseconds. */
  times(): FleetTimes;
  end(): Promise<void>;
}

export interface FleetTimes {
  /** All threads of all servers. */
  readonly servers: number;
  /** Their main threads alone, which share no work: one after the other. */
  readonly mainThreads: readonly number[];
  readonly database: number;
  readonly bus: number;
  /** This process: the people. */
  readonly load: number;
}

/** Why there can be none here; undefined when there can. */
export function whyNoFleet(): string | undefined {
  return process.platform === 'linux' ? whyNoPostgres() : 'processes are measured on Linux only';
}

export async function startFleet(folder: string, count: number): Promise<BenchFleet> {
  const database = await startPostgres();
  const bus = await startRedis();
  const stopServices = async () => {
    await database.stop();
    await bus?.stop();
  };
  try {
    const settings = { DATABASE_URL: database.url, ...(bus === undefined ? {} : { REDIS_URL: bus.url }) };
    const servers: ServerProcess[] = [];
    for (let number = 0; number < count; number++) servers.push(await startOurs(folder, { settings }));
    const databasePid = await pidOfPostgres(database.url);
    const busPid = bus && (await pidOfRedis(bus.url));
    return {
      urls: servers.map(({ url }) => url),
      times: () => timesOf(servers, databasePid, busPid),
      async end() {
        await Promise.all(servers.map((server) => server.end()));
        await stopServices();
      },
    };
  } catch (error) {
    await stopServices();
    throw error;
  }
}

function timesOf(servers: readonly ServerProcess[], database: number, bus: number | undefined): FleetTimes {
  const { user, system } = process.cpuUsage();
  return {
    servers: servers.reduce((sum, server) => sum + server.processorTime(), 0),
    mainThreads: servers.map(({ pid }) => threadTime(pid)),
    database: familyTime(database),
    bus: bus === undefined ? 0 : familyTime(bus),
    load: user + system,
  };
}

/** Each connection has a process of its own; the server is the parent of all. */
async function pidOfPostgres(url: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ readonly pid: number }>('select pg_backend_pid() as pid');
  const server = parentOf(rows[0]?.pid ?? 0);
  await client.end();
  if (server === undefined) throw new Error('PostgreSQL has no process');
  return server;
}

async function pidOfRedis(url: string): Promise<number> {
  const client = new Redis(url);
  const [, pid = ''] = /process_id:(\d+)/.exec(await client.info('server')) ?? [];
  client.disconnect();
  return Number(pid);
}
