/** The whole server: storage, bus, bots, tables, HTTP and sockets, put together and taken apart. */
import { availableParallelism } from 'node:os';
import { ThinkerPool, usualWorkers } from '@captains-table/bots';
import type { WorkerPort } from '@captains-table/bots';
import type { PackedContent } from '@captains-table/catalogue';
import { Catalogue, contentSource } from '@captains-table/catalogue';
import { pino } from 'pino';
import type { Logger } from 'pino';
import { networkOf } from './address.ts';
import { Allowances, RateLimit } from './allowances.ts';
import type { Bus } from './bus/bus.ts';
import { openBus } from './bus/open.ts';
import { CampaignRegistry } from './campaigns/campaign-registry.ts';
import type { Config } from './config.ts';
import { messageOf } from './error-code.ts';
import { createApp } from './http/app.ts';
import { campaignRoutes } from './http/campaign-routes.ts';
import { clientRoutes } from './http/client-routes.ts';
import { contentRoutes } from './http/content-routes.ts';
import { operationsRoutes } from './http/operations-routes.ts';
import { identityRoutes, requirePerson } from './http/identity-routes.ts';
import { noticeRoutes } from './http/notice-routes.ts';
import { tableRoutes } from './http/table-routes.ts';
import { Identity } from './identity/identity.ts';
import { LIMITS } from './limits.ts';
import { listeningPort } from './listening-port.ts';
import type { Limits } from './limits.ts';
import { Metrics } from './metrics.ts';
import { Notices } from './notices/notices.ts';
import { isOurOrigin } from './origin.ts';
import { Quotas } from './quotas.ts';
import { newId } from './random.ts';
import { PeriodicTasks } from './periodic-tasks.ts';
import type { PlayedRules } from './sentence.ts';
import { errorBody } from './sentence.ts';
import { Sockets } from './socket/sockets.ts';
import type { SignInNews } from './socket/sockets.ts';
import { openStorage } from './storage/open.ts';
import { StorageProblem } from './storage/problem.ts';
import { openDataDir } from './storage/sqlite/open.ts';
import type { Storage } from './storage/storage.ts';
import type { GameLoader } from './tables/table-registry.ts';
import { TableRegistry } from './tables/table-registry.ts';
import { EntryAnnouncer } from './tables/entry-announcer.ts';
import { Names } from './tables/names.ts';
import { Uptime } from './uptime.ts';

const DAY = 86_400_000;

export interface ServerOptions {
  readonly port: number;
  readonly host?: string;
  readonly config: Config;
  readonly limits?: Partial<Limits>;
  /** The folder of the built web client; without it only programs are served. */
  readonly client?: string;
  /** Starts a thread that thinks for bots. */
  readonly hire: () => WorkerPort;
  /** Content of packs, in place of the games' own. */
  readonly packed?: readonly PackedContent[];
  readonly now?: () => number;
}

export interface RunningServer {
  readonly port: number;
  /** Finishes what is being written, tells all clients to come back, and stops. */
  close(): Promise<void>;
}

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { config } = options;
  const logger = pino({ level: config.logLevel });
  const storage = await storageOf(config, logger);
  const bus = await openBus(config, (error) => logger.warn({ err: error }, 'bus'));
  try {
    return await assemble(options, logger, storage, bus);
  } catch (error) {
    await bus.close();
    await storage.close();
    throw error;
  }
}

/** Whatever goes wrong here is a `StorageProblem`. */
async function storageOf({ databaseUrl, dataDir }: Config, logger: Logger): Promise<Storage> {
  try {
    if (databaseUrl !== undefined) return await openStorage({ databaseUrl });
    return await openDataDir(dataDir, logger);
  } catch (error) {
    if (error instanceof StorageProblem) throw error;
    const place = databaseUrl === undefined ? `the data folder ${dataDir}` : 'the database of DATABASE_URL';
    throw new StorageProblem(`${place} cannot be used: ${messageOf(error)}`, { cause: error });
  }
}

async function assemble(
  { port, host, config, hire, packed = [], now = Date.now, ...options }: ServerOptions,
  logger: Logger,
  storage: Storage,
  bus: Bus,
): Promise<RunningServer> {
  const { publicUrl, trustProxy, metricsToken } = config;
  const limits: Limits = { ...LIMITS, ...options.limits };
  const metrics = new Metrics({ tables: () => registry.size, sockets: () => sockets.size });
  const trouble = (part: string, error: unknown) => {
    metrics.trouble(part);
    logger.error({ err: error, part }, 'trouble');
  };
  const catalogue = new Catalogue(contentSource(packed));
  const loadGame: GameLoader = async (id, rules) => (await catalogue.edition(id, rules))?.tableGame();
  const names = new Names(storage.people, now);
  const alone = config.databaseUrl === undefined;
  const uptime = await Uptime.begin({ storage, now, alone });
  const pool = new ThinkerPool(hire, config.botWorkers ?? usualWorkers(availableParallelism()));
  const quotas = await Quotas.open({ storage, limits: config.quotas, now });
  const identity = await Identity.open({
    storage,
    now,
    admit: (address, make) => quotas.guest(address, make),
    ...(publicUrl === undefined ? {} : { publicUrl }),
  });
  const notices = new Notices({
    storage,
    config,
    isPresent: async (person, table) => (await registry.open(table)).isPresent(person),
    onTrouble: (text) => logger.warn(text),
  });
  const announcer = new EntryAnnouncer({
    bus,
    notices,
    metrics,
    trouble,
    ...(publicUrl === undefined ? {} : { publicUrl }),
  });
  const registry: TableRegistry = new TableRegistry(
    {
      server: newId(),
      alone,
      storage,
      bus,
      pool,
      names,
      uptime,
      now,
      trouble,
      stored: (...what) => announcer.stored(registry, ...what),
    },
    loadGame,
  );
  const sentence: Sentence = (failure, locale, played) => errorBody(failure, locale, loadGame, played);
  const requests = new Allowances({ burst: limits.requests, perSecond: limits.requests / 60 });
  const rateOf = (what: 'messages' | 'chat' | 'proposals') =>
    new RateLimit(limits[what], limits.peopleBehindAddress);
  const sockets = new Sockets({
    registry,
    storage,
    pool,
    hinting: new Set<string>(),
    bus,
    limits,
    rates: { messages: rateOf('messages'), chat: rateOf('chat'), proposals: rateOf('proposals') },
    requests,
    now,
    sentence,
    trouble,
    whoIs: async (cookie) => {
      const known = await identity.whoIs(cookie);
      return known && { person: await identity.describe(known.person), signIn: known.signIn };
    },
    stands: (signIn) => identity.signIns.stands(signIn),
    isOurOrigin: ({ headers }) => isOurOrigin(headers, publicUrl, trustProxy),
    networkOf: ({ headers, socket }) =>
      networkOf(addressOf(headers['x-forwarded-for'], socket.remoteAddress, trustProxy)),
  });

  const app = await createApp({
    logger,
    trustProxy,
    limits,
    spend: (address) => requests.spend(networkOf(address), now()),
    sentence,
    isOurOrigin: (headers) => isOurOrigin(headers, publicUrl, trustProxy),
  });
  const who = async (request: Parameters<typeof requirePerson>[1]) =>
    (await requirePerson(identity, request)).person;
  await clientRoutes(app, options.client, packed);
  await contentRoutes(app, packed);
  operationsRoutes(app, { storage, bus, metrics, ...(metricsToken === undefined ? {} : { metricsToken }) });
  identityRoutes(app, identity, {
    renamed(person) {
      names.forget(person);
      return registry.announceName(person);
    },
    deleting: (person) => registry.forget(person),
    signedOut: (person, renewed) => bus.publish('sign-ins', JSON.stringify(signInNews(person, renewed))),
  });
  const campaigns = new CampaignRegistry({ storage, names, registry, loadGame, now });
  campaignRoutes(app, { campaigns, quotas, who });
  tableRoutes(app, { registry, storage, bus, names, quotas, loadGame, who });
  noticeRoutes(app, { notices, storage, who });
  app.server.on('upgrade', (request, stream, head) => void sockets.upgrade(request, stream, head));
  await sockets.open();
  await bus.listen('sign-ins', (message) => {
    const news: SignInNews = JSON.parse(message);
    identity.signIns.forget(news.person);
    void sockets.signedOut(news).catch((error: unknown) => trouble('sign-ins', error));
  });
  bus.onGap(() => void registry.refreshAll());
  const { closeAfterDays } = config;
  const closeAfter = closeAfterDays === undefined ? undefined : closeAfterDays * DAY;
  const tasks = new PeriodicTasks({ registry, sockets, storage, uptime, closeAfter, now, trouble });
  await app.listen({ port, ...(host === undefined ? {} : { host }) });
  tasks.start();

  return {
    port: listeningPort(app.server),
    async close() {
      await tasks.stop();
      await sockets.close();
      await app.close();
      await registry.close();
      await notices.close();
      await uptime.beat().catch((error: unknown) => trouble('uptime', error));
      pool.close();
      metrics.close();
      await bus.close();
      await storage.close();
    },
  };
}

type Sentence = (
  failure: Parameters<typeof errorBody>[0],
  locale: Parameters<typeof errorBody>[1],
  played?: PlayedRules,
) => ReturnType<typeof errorBody>;

function signInNews(person: string, renewed: SignInNews['renewed']): SignInNews {
  return renewed === undefined ? { person } : { person, renewed: { from: renewed.from, to: renewed.to } };
}

/** A proxy that we trust adds who asked it to the end of the list; what stands before may be made up. */
function addressOf(
  forwarded: string | string[] | undefined,
  remote: string | undefined,
  trustProxy: boolean,
): string {
  const list = trustProxy && typeof forwarded === 'string' ? forwarded.split(',') : [];
  return list.at(-1)?.trim() ?? remote ?? '';
}
