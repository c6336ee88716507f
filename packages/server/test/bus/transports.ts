import { Redis } from 'ioredis';
import { Client } from 'pg';
import type { Bus } from '../../src/bus/bus.ts';
import { InProcessBus } from '../../src/bus/in-process.ts';
import { BUS_TIMEOUTS, type BusTimeouts } from '../../src/bus/timeouts.ts';
import { PostgresBus } from '../../src/bus/postgres.ts';
import { RedisBus } from '../../src/bus/redis.ts';
import type { OnTrouble } from '../../src/bus/trouble.ts';
import { startPostgres, whyNoPostgres } from '../services/postgres.ts';
import { startRedis } from '../services/redis.ts';

export interface BusTransport {
  open(onTrouble: OnTrouble): Bus;
  /** What only a bus with a server in between has. */
  readonly network?: Network;
  stop(): Promise<void>;
}

export interface Network {
  readonly url: string;
  open(url: string, timeouts: BusTimeouts): Bus;
  breakSubscribers(): Promise<void>;
  breakPublishers(): Promise<void>;
}

export async function inProcess(): Promise<BusTransport> {
  return { open: (onTrouble) => new InProcessBus(onTrouble), stop: async () => {} };
}

export async function postgres(): Promise<BusTransport | undefined> {
  const why = whyNoPostgres();
  if (why !== undefined) {
    console.warn(why);
    return undefined;
  }
  const server = await startPostgres();
  const url = await server.createDatabase();
  const admin = new Client(url);
  await admin.connect();
  const terminate = async (name: string) => {
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [
      name,
    ]);
  };
  return {
    open: (onTrouble) => new PostgresBus(url, onTrouble),
    network: {
      url,
      open: (url, timeouts) => new PostgresBus(url, () => {}, timeouts),
      breakSubscribers: () => terminate('captains-table subscriber'),
      breakPublishers: () => terminate('captains-table publisher'),
    },
    stop: async () => {
      await admin.end();
      await server.stop();
    },
  };
}

export async function redis(): Promise<BusTransport | undefined> {
  const server = await startRedis();
  if (server === undefined) return undefined;
  const { url } = server;
  const admin = new Redis(url);
  const kill = async (type: 'PUBSUB' | 'NORMAL') => {
    await admin.call('CLIENT', 'KILL', 'TYPE', type);
  };
  return {
    open: (onTrouble) => new RedisBus(url, onTrouble, { namespace: 'one', timeouts: BUS_TIMEOUTS }),
    network: {
      url,
      open: (url, timeouts) => new RedisBus(url, () => {}, { namespace: 'one', timeouts }),
      breakSubscribers: () => kill('PUBSUB'),
      breakPublishers: () => kill('NORMAL'),
    },
    stop: async () => {
      await admin.quit();
      await server.stop();
    },
  };
}
