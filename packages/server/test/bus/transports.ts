import { must } from '@captains-table/kernel';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import type { Bus } from '../../src/bus/bus.ts';
import { InProcessBus } from '../../src/bus/in-process.ts';
import { BUS_TIMEOUTS, type BusTimeouts } from '../../src/bus/timeouts.ts';
import { PostgresBus } from '../../src/bus/postgres.ts';
import { RedisBus } from '../../src/bus/redis.ts';
import { RedisClusterBus } from '../../src/bus/redis-cluster.ts';
import type { OnTrouble } from '../../src/bus/trouble.ts';
import { startPostgres, whyNoPostgres } from '../services/postgres.ts';
import { startRedis, startRedisCluster } from '../services/redis.ts';
import { startProxy, type Proxy } from './proxy.ts';

export interface BusTransport {
  open(onTrouble: OnTrouble): Bus;
  /** What only a bus that uses a server has. */
  readonly network?: Network;
  stop(): Promise<void>;
}

export interface Network {
  /** A bus that reaches its server through a proxy. */
  openWired(timeouts: BusTimeouts): Promise<{ readonly bus: Bus; readonly wire: Wire }>;
  breakSubscribers(): Promise<void>;
  breakPublishers(): Promise<void>;
}

/** What a test does to the connection. */
export type Wire = Omit<Proxy, 'url'>;

async function wiredTo(url: string, open: (url: string) => Bus): Promise<{ bus: Bus; wire: Wire }> {
  const wire = await startProxy(url);
  return { bus: open(wire.url), wire };
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
      openWired: (timeouts) => wiredTo(url, (reached) => new PostgresBus(reached, () => {}, timeouts)),
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
      openWired: (timeouts) =>
        wiredTo(url, (reached) => new RedisBus(reached, () => {}, { namespace: 'one', timeouts })),
      breakSubscribers: () => kill('PUBSUB'),
      breakPublishers: () => kill('NORMAL'),
    },
    stop: async () => {
      await admin.quit();
      await server.stop();
    },
  };
}

export async function redisCluster(): Promise<BusTransport | undefined> {
  const cluster = await startRedisCluster();
  if (cluster === undefined) return undefined;
  const urls = cluster.url.split(',');
  const admins = urls.map((url) => new Redis(url));
  /** Kills it at one node, which breaks the whole connection; with more it might break again just after its return. */
  const kill = async (name: string) => {
    const admin = must(admins[0]);
    const clients = String(await admin.call('CLIENT', 'LIST')).split('\n');
    for (const client of clients.filter((line) => line.includes(` name=${name} `)))
      await admin.call('CLIENT', 'KILL', 'ID', must(/^id=(\d+) /.exec(client)?.[1]));
  };
  return {
    open: (onTrouble) => new RedisClusterBus(urls, onTrouble),
    network: {
      openWired: (timeouts) => openWiredCluster(urls, timeouts),
      breakSubscribers: () => kill('captains-table-subscriber'),
      breakPublishers: () => kill('captains-table-publisher'),
    },
    stop: async () => {
      for (const admin of admins) admin.disconnect();
      await cluster.stop();
    },
  };
}

/** A proxy for each node: the cluster itself knows the nodes by their own addresses. */
async function openWiredCluster(
  urls: readonly string[],
  timeouts: BusTimeouts,
): Promise<{ bus: Bus; wire: Wire }> {
  const wires = await Promise.all(urls.map((url) => startProxy(url)));
  const ports = new Map(urls.map((url, place) => [Number(new URL(url).port), must(wires[place]).url]));
  const bus = new RedisClusterBus(
    wires.map(({ url }) => url),
    () => {},
    {
      timeouts,
      addressOf: ({ host, port }) => ({ host, port: Number(new URL(must(ports.get(port))).port) }),
    },
  );
  const all = (act: (wire: Wire) => void) => () => wires.forEach(act);
  return {
    bus,
    wire: {
      freeze: all((wire) => wire.freeze()),
      cut: all((wire) => wire.cut()),
      mend: all((wire) => wire.mend()),
      close: async () => void (await Promise.all(wires.map((wire) => wire.close()))),
    },
  };
}
