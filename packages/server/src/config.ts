/** What a host may set, read from the environment once. */
import { defined } from '@captains-table/kernel';
import * as v from 'valibot';
import { isSafe } from './identity/openid/provider.ts';
import type { ProviderConfig } from './identity/openid/provider.ts';
import type { BackupPlan } from './backups.ts';
import type { TraceConfig } from './watching/tracer.ts';

const flag = v.pipe(
  v.optional(v.picklist(['0', '1', 'true', 'false']), '0'),
  v.transform((text) => text === '1' || text === 'true'),
);
const text = v.optional(v.pipe(v.string(), v.minLength(1)));

/** A whole number from 1 on, or `none` for no limit. */
const limit = (usual: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(none|[1-9]\d{0,6})$/, 'it takes a whole number from 1 on, or none'),
      v.transform((text) => (text === 'none' ? undefined : Number(text))),
    ),
    String(usual),
  );

/** A whole number from 1 on. */
const count = (usual: number) =>
  v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/, 'it takes a whole number from 1 on'), v.transform(Number)),
    String(usual),
  );

const environmentSchema = v.object({
  DATA_DIR: v.optional(v.string(), './data'),
  DATABASE_URL: text,
  DATABASE_DIRECT_URL: text,
  REDIS_URL: text,
  REDIS_CLUSTER: flag,
  PUBLIC_URL: v.optional(
    v.pipe(
      v.string(),
      v.url(),
      v.regex(/^https?:\/\/[^/]+\/?$/, 'it takes an address like https://table.example, without a path'),
    ),
  ),
  TRUST_PROXY: flag,
  METRICS_TOKEN: text,
  WEBHOOKS: flag,
  WEBHOOKS_PRIVATE: flag,
  PUSH_CONTACT: v.optional(v.pipe(v.string(), v.regex(/^(mailto:|https:)/))),
  OIDC_ISSUER: v.optional(v.pipe(v.string(), v.check(isSafe, 'it takes an address with https'))),
  OIDC_CLIENT_ID: text,
  OIDC_CLIENT_SECRET: text,
  OIDC_NAME: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(40))),
  OIDC_SCOPE: v.optional(
    v.pipe(v.string(), v.regex(/(^| )openid( |$)/, 'openid must be part of it')),
    'openid profile',
  ),
  LOG_LEVEL: v.optional(v.picklist(['trace', 'debug', 'info', 'warn', 'error', 'silent']), 'warn'),
  QUOTA_OPEN_TABLES: limit(30),
  QUOTA_RUNNING_TABLES: limit(100),
  QUOTA_BOT_SEATS: limit(100),
  QUOTA_ADDRESS_OPEN_TABLES: limit(150),
  QUOTA_ADDRESS_RUNNING_TABLES: limit(500),
  QUOTA_ADDRESS_BOT_SEATS: limit(300),
  QUOTA_ADDRESS_GUESTS: limit(100),
  QUOTA_PACKS: limit(40),
  QUOTA_ADDRESS_PACKS: limit(200),
  CLOSE_AFTER_DAYS: limit(30),
  SLOW_MOVE_MS: limit(1_000),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(
    v.pipe(v.string(), v.url(), v.regex(/^https?:/, 'it takes an address with http')),
  ),
  OTEL_EXPORTER_OTLP_HEADERS: text,
  OTEL_SERVICE_NAME: v.optional(v.pipe(v.string(), v.minLength(1)), 'captains-table'),
  OTEL_TRACES_SAMPLER_ARG: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'it takes a part of all moves, from 0 to 1'),
      v.transform(Number),
    ),
    '0.01',
  ),
  BACKUP_DIR: text,
  BACKUP_EVERY_HOURS: count(24),
  BACKUP_KEEP: count(14),
  BOT_WORKERS: v.optional(v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number))),
});

/** The names of all variables that are read. */
export const SETTINGS: readonly string[] = Object.keys(environmentSchema.entries);

export interface Config {
  /** Where SQLite keeps its file. */
  readonly dataDir: string;
  readonly databaseUrl?: string;
  /** The same database without the pooler: listening for notifications needs a connection of its own. */
  readonly directUrl?: string;
  readonly redisUrl?: string;
  /** Whether `redisUrl` names nodes of a cluster, separated by commas. */
  readonly redisCluster: boolean;
  /** How browsers reach us, `https://…`; without it whatever they asked for. */
  readonly publicUrl?: URL;
  /** Whether a reverse proxy says who is asking. */
  readonly trustProxy: boolean;
  /** The token needed to read the metrics; without one only this machine may. */
  readonly metricsToken?: string;
  /** Whether people may register a webhook that is called when it is their turn. */
  readonly webhooks: boolean;
  /** Whether that address may be in the host's own network. */
  readonly webhooksPrivate: boolean;
  /** Contact for our push messages: `mailto:…`. */
  readonly pushContact?: string;
  readonly logLevel: string;
  readonly botWorkers?: number;
  readonly quotas: QuotaLimits;
  /** A started game that no one has played for this many days is closed; without it none is. */
  readonly closeAfterDays?: number;
  /** Where people may sign in with an account that they have elsewhere. */
  readonly provider?: ProviderConfig;
  /** An entry that took this many milliseconds is written to the log; without it none is. */
  readonly slowMove?: number;
  /** Absent where no traces are sent. */
  readonly traces?: TraceConfig;
  /** Absent where the host makes backups by themselves, or none. */
  readonly backups?: BackupPlan;
}

/** How much a person may have under way at a time; what is absent has no limit. */
interface TableLimits {
  /** Tables of theirs that have not begun. */
  readonly openTables?: number;
  /** Tables, begun or not, that are not over: those at which a person sits, or opened from an address. */
  readonly runningTables?: number;
  /** Bots at tables of theirs that are not over. */
  readonly botSeats?: number;
}

export interface QuotaLimits {
  readonly person: TableLimits;
  /** For all people behind one address together. */
  readonly address: TableLimits;
  /** New guests an hour from one address. */
  readonly guests?: number;
  /** Packs of one person, and of all people behind one address together. */
  readonly packs?: number;
  readonly addressPacks?: number;
}

/** Throws an error that names the variable when one is wrong. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const parsed = v.safeParse(environmentSchema, environment);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new Error(`the environment's ${String(issue.path?.[0]?.key)} cannot be used: ${issue.message}`);
  }
  const env = parsed.output;
  return {
    dataDir: env.DATA_DIR,
    redisCluster: env.REDIS_CLUSTER,
    trustProxy: env.TRUST_PROXY,
    webhooks: env.WEBHOOKS,
    webhooksPrivate: env.WEBHOOKS_PRIVATE,
    logLevel: env.LOG_LEVEL,
    quotas: {
      person: defined({
        openTables: env.QUOTA_OPEN_TABLES,
        runningTables: env.QUOTA_RUNNING_TABLES,
        botSeats: env.QUOTA_BOT_SEATS,
      }),
      address: defined({
        openTables: env.QUOTA_ADDRESS_OPEN_TABLES,
        runningTables: env.QUOTA_ADDRESS_RUNNING_TABLES,
        botSeats: env.QUOTA_ADDRESS_BOT_SEATS,
      }),
      ...defined({
        guests: env.QUOTA_ADDRESS_GUESTS,
        packs: env.QUOTA_PACKS,
        addressPacks: env.QUOTA_ADDRESS_PACKS,
      }),
    },
    ...defined({
      closeAfterDays: env.CLOSE_AFTER_DAYS,
      slowMove: env.SLOW_MOVE_MS,
      traces: tracesOf(env),
      backups:
        env.BACKUP_DIR === undefined
          ? undefined
          : { folder: env.BACKUP_DIR, every: env.BACKUP_EVERY_HOURS, keep: env.BACKUP_KEEP },
      databaseUrl: env.DATABASE_URL,
      directUrl: env.DATABASE_DIRECT_URL,
      redisUrl: env.REDIS_URL,
      publicUrl: env.PUBLIC_URL === undefined ? undefined : new URL(env.PUBLIC_URL),
      metricsToken: env.METRICS_TOKEN,
      pushContact: env.PUSH_CONTACT,
      botWorkers: env.BOT_WORKERS,
      provider: providerOf(env),
    }),
  };
}

type Environment = v.InferOutput<typeof environmentSchema>;

function tracesOf(env: Environment): TraceConfig | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers = '' } = env;
  if (endpoint === undefined) return undefined;
  // As OpenTelemetry writes them: `name=value,name=value`, the values encoded as in an address.
  const pairs = headers.split(',').flatMap((pair): [string, string][] => {
    const [name = '', ...value] = pair.split('=');
    return name.trim() === '' ? [] : [[name.trim(), decodeURIComponent(value.join('=').trim())]];
  });
  return {
    endpoint,
    headers: Object.fromEntries(pairs),
    service: env.OTEL_SERVICE_NAME,
    share: env.OTEL_TRACES_SAMPLER_ARG,
  };
}

/** The provider must know where browsers come back to, so that address must not depend on what they ask for. */
function providerOf(env: Environment): ProviderConfig | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  if (issuer === undefined) return undefined;
  if (clientId === undefined) throw new Error('OIDC_ISSUER needs OIDC_CLIENT_ID as well');
  if (env.PUBLIC_URL === undefined) throw new Error('OIDC_ISSUER needs PUBLIC_URL as well');
  const name = env.OIDC_NAME ?? new URL(issuer).hostname;
  return { issuer, clientId, name, scope: env.OIDC_SCOPE, ...defined({ clientSecret }) };
}
