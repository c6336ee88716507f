/** The whole server: storage, bus, bots, tables, HTTP and sockets, put together and taken apart. */
import type { WorkerPort } from '@captains-table/bots';
import type { PackedContent } from '@captains-table/catalogue';
import { Catalogue, tableGames } from '@captains-table/catalogue';
import { DAY, defined } from '@captains-table/kernel';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { Logger } from 'pino';
import { Allowances } from './allowances.ts';
import type { Bus } from './bus/bus.ts';
import { openBus } from './bus/open.ts';
import type { Config } from './config.ts';
import { openApp } from './http/open-app.ts';
import { Identity } from './identity/identity.ts';
import { LIMITS } from './limits.ts';
import type { Limits } from './limits.ts';
import { everyAddress, listeningPort } from './listening-port.ts';
import { Metrics } from './metrics.ts';
import { contentOnServer } from './packs/content-on-server.ts';
import { PackChecker } from './packs/pack-checker.ts';
import { PeriodicTasks } from './periodic-tasks.ts';
import { Quotas } from './quotas.ts';
import { Bans } from './admin/bans.ts';
import { DailyHarbours } from './daily/daily-harbours.ts';
import { Backups } from './backups.ts';
import type { MakeBackup } from './backups.ts';
import { errorBody } from './sentence.ts';
import type { ServerBase } from './server-base.ts';
import { openSockets } from './socket/open-sockets.ts';
import type { Sockets } from './socket/sockets.ts';
import { TroubleLog } from './watching/trouble-log.ts';
import { placeOf, storageOf } from './storage/storage-of-config.ts';
import { backUpPlace } from './storage/copy/backup.ts';
import type { Storage } from './storage/storage.ts';
import type { ServerTables } from './tables/open-tables.ts';
import { openTables } from './tables/open-tables.ts';

/** For requests under way when the server closes, in milliseconds. */
const ANSWER_WITHIN = 10_000;

export interface ServerOptions {
  readonly port: number;
  /** Without it, all addresses of this machine. */
  readonly host?: string;
  readonly config: Config;
  readonly limits?: Partial<Limits>;
  /** The folder of the built web client; without it only programs are served. */
  readonly client?: string;
  /** Starts a thread that thinks for bots. */
  readonly startWorker: () => WorkerPort;
  /** Starts a thread that looks at packs before they are kept. */
  readonly startPackWorker: () => WorkerPort;
  /** Starts the thread that writes to a SQLite file; without it this one does, and everybody waits for the disk. */
  readonly startWriteThread?: () => WorkerPort;
  /** Content of packs, in place of the games' own. */
  readonly packed?: readonly PackedContent[];
  /** Makes a backup and proves it, outside of this process; without it the server does so itself. */
  readonly backUp?: MakeBackup;
  readonly now?: () => number;
}

export interface RunningServer {
  readonly port: number;
  /** Finishes what is being written, tells all clients to reconnect, and stops. */
  close(): Promise<void>;
}

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { config } = options;
  const logger = pino({ level: config.logLevel });
  const storage = await storageOf(config, logger, options.startWriteThread);
  const log = new TroubleLog(logger);
  const bus = await openBus(config, (error) => log.tell('warn', 'bus', error));
  try {
    return await assemble(options, { logger, log, storage, bus });
  } catch (error) {
    await bus.close();
    await storage.close();
    throw error;
  }
}

/** What a server stands on. */
interface Foundation {
  readonly logger: Logger;
  readonly log: TroubleLog;
  readonly storage: Storage;
  readonly bus: Bus;
}

/** Put together from the ground up: what each part needs is there before it. */
async function assemble(
  options: ServerOptions,
  { logger, log, storage, bus }: Foundation,
): Promise<RunningServer> {
  const { port, host = everyAddress(), config, client, packed = [], now = Date.now } = options;
  const { publicUrl } = config;
  const limits: Limits = { ...LIMITS, ...options.limits };
  const metrics = new Metrics({ tables: () => tables.registry.size, sockets: () => sockets.size });
  const base = baseOf(options, log, { config, limits, logger, storage, bus, metrics, now });
  const tables = await openTables(base, options.startWorker);
  const quotas = await Quotas.open({ storage, limits: config.quotas, now });
  const bans = new Bans(storage.admin, now);
  await bans.refresh();
  const identity = await Identity.open({
    storage,
    now,
    async admit(address, make) {
      await bans.check(undefined, address);
      return quotas.guest(address, make);
    },
    onTrouble: (error) => base.trouble('provider', error),
    ...defined({ publicUrl, provider: config.provider }),
  });
  const requests = new Allowances({ burst: limits.requests, perSecond: limits.requests / 60 });
  const sockets: Sockets = await openSockets(base, tables, identity, requests, bans);
  await followBans(base, bans, sockets);
  const checker = new PackChecker(options.startPackWorker, limits.packCheck);
  const harbours = new DailyHarbours({ storage, pool: tables.pool, now });
  const parts = { tables, identity, quotas, bans, requests, checker, harbours, client, packed };
  const app = await openApp(base, parts);
  app.server.on('upgrade', (request, stream, head) => void sockets.upgrade(request, stream, head));
  bus.onGap(() => void tables.registry.refreshAll());
  const backUp = options.backUp ?? (async (file) => void (await backUpPlace(placeOf(config), file)));
  const tasks = tasksOf(base, tables, sockets, bans, { harbours, backUp });
  await app.listen({ port, host });
  tasks.start();
  return {
    port: listeningPort(app.server),
    close: () => takeApart(base, { tasks, sockets, app, checker, harbours, tables }),
  };
}

function baseOf(
  { packed = [] }: ServerOptions,
  log: TroubleLog,
  parts: Omit<ServerBase, 'loadGame' | 'findContent' | 'trouble' | 'sentence'>,
): ServerBase {
  const source = contentOnServer(packed, parts.storage.packs);
  const loadGame = tableGames(new Catalogue(source));
  return {
    ...parts,
    loadGame,
    findContent: source.find,
    trouble(part, error) {
      parts.metrics.trouble(part);
      log.tell('error', part, error);
    },
    sentence: (failure, locale, played) => errorBody(failure, locale, loadGame, played),
  };
}

/** What is done at intervals for its own sake. */
interface OwnTasks {
  readonly harbours: DailyHarbours;
  readonly backUp: MakeBackup;
}

function tasksOf(
  { config, storage, metrics, now, trouble }: ServerBase,
  { registry, uptime, counter, notices, runner, fleet }: ServerTables,
  sockets: Sockets,
  bans: Bans,
  { harbours, backUp }: OwnTasks,
): PeriodicTasks {
  const { closeAfterDays } = config;
  const backups = config.backups && new Backups(config.backups, backUp);
  if (backups !== undefined) metrics.watchBackups(() => backups.lastAt);
  const closeAfter = closeAfterDays === undefined ? undefined : closeAfterDays * DAY;
  return new PeriodicTasks({
    registry,
    bans,
    sockets,
    storage,
    uptime,
    counter,
    notices,
    harbours,
    runner,
    fleet,
    closeAfter,
    backups,
    now,
    trouble,
  });
}

/** All servers learn of a ban, and the person's connections end. */
async function followBans({ bus, trouble }: ServerBase, bans: Bans, sockets: Sockets): Promise<void> {
  const follow = async (person: string) => {
    await bans.refresh();
    if (person !== '') await sockets.signedOut({ person });
  };
  await bus.listen('bans', (person) => void follow(person).catch((error: unknown) => trouble('bans', error)));
}

interface OpenParts {
  readonly tasks: PeriodicTasks;
  readonly sockets: Sockets;
  readonly app: FastifyInstance;
  readonly checker: PackChecker;
  readonly harbours: DailyHarbours;
  readonly tables: ServerTables;
}

/** No part is closed before those that use it. A balancer sends people elsewhere from the first step on. */
async function takeApart(
  { metrics, bus, storage, trouble }: ServerBase,
  { tasks, sockets, app, checker, harbours, tables }: OpenParts,
): Promise<void> {
  const { registry, notices, uptime, pool, counter, runner, fleet, tracer } = tables;
  const answered = stopListening(app);
  await fleet?.leave().catch((error: unknown) => trouble('fleet', error));
  harbours.close();
  await runner.close();
  await tasks.stop();
  await sockets.close();
  checker.close();
  await app.close();
  await answered;
  await registry.close();
  await tracer?.close();
  await counter.close();
  await notices.close();
  await uptime.beat().catch((error: unknown) => trouble('uptime', error));
  pool.close();
  metrics.close();
  await bus.close();
  await storage.close();
}

/** Takes no more connections. Resolves when all requests have been answered, or have had their time. */
async function stopListening({ server }: FastifyInstance): Promise<void> {
  const answered = new Promise<void>((resolve) => server.close(() => resolve()));
  const late = setTimeout(() => server.closeAllConnections(), ANSWER_WITHIN).unref();
  await answered.finally(() => clearTimeout(late));
}
