/** Several of our servers on one PostgreSQL and one Valkey or Redis, all on this machine. */
import { startPostgres, whyNoPostgres } from '../../packages/server/test/services/postgres.ts';
import { startRedis } from '../../packages/server/test/services/redis.ts';
import { startOurs } from './ours.ts';
import { familyTime, threadTime } from './processor-time.ts';
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
    return {
      urls: servers.map(({ url }) => url),
      times: () => timesOf(servers, database.pid, bus?.pid),
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
