import { Redis } from 'ioredis';
import { Client } from 'pg';
import type { Bus } from '../../src/bus/bus.ts';
import { InProcessBus } from '../../src/bus/local.ts';
import { PATIENCE, type Patience } from '../../src/bus/patience.ts';
import { PostgresBus } from '../../src/bus/postgres.ts';
import { RedisBus } from '../../src/bus/redis.ts';
import type { OnTrouble } from '../../src/bus/trouble.ts';
import { startPostgres, whyNoPostgres } from '../services/postgres.ts';
import { startRedis } from '../services/redis.ts';

export interface Medium {
  open(onTrouble: OnTrouble): Bus;
  /** What only a bus with a server in between has. */
  readonly network?: Network;
  stop(): Promise<void>;
}

export interface Network {
  readonly url: string;
  open(url: string, patience: Patience): Bus;
  breakEars(): Promise<void>;
  breakVoices(): Promise<void>;
}

export async function inProcess(): Promise<Medium> {
  return { open: (onTrouble) => new InProcessBus(onTrouble), stop: async () => {} };
}

export async function postgres(): Promise<Medium | undefined> {
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
      open: (url, patience) => new PostgresBus(url, () => {}, patience),
      breakEars: () => terminate('captains-table ear'),
      breakVoices: () => terminate('captains-table voice'),
    },
    stop: async () => {
      await admin.end();
      await server.stop();
    },
  };
}

export async function redis(): Promise<Medium | undefined> {
  const server = await startRedis();
  if (server === undefined) return undefined;
  const { url } = server;
  const admin = new Redis(url);
  const kill = async (type: 'PUBSUB' | 'NORMAL') => {
    await admin.call('CLIENT', 'KILL', 'TYPE', type);
  };
  return {
    open: (onTrouble) => new RedisBus(url, onTrouble, { namespace: 'one', patience: PATIENCE }),
    network: {
      url,
      open: (url, patience) => new RedisBus(url, () => {}, { namespace: 'one', patience }),
      breakEars: () => kill('PUBSUB'),
      breakVoices: () => kill('NORMAL'),
    },
    stop: async () => {
      await admin.quit();
      await server.stop();
    },
  };
}
