/** The parts in turn: one server on SQLite, then some that share a PostgreSQL. */
import { removeFolder, temporaryFolder } from './cleanup.mjs';
import { Part } from './part.mjs';
import { randomFrom } from './random.mjs';
import { freePort, Server, takeProgram } from './servers.mjs';
import { startPostgres, startRedis } from './services.mjs';
import { postgresEntries, sqliteEntries } from './storage-entries.mjs';
import { databaseFaults, verify } from './verification.mjs';

const KILLS = { from: 2_000, to: 6_000 };
const TELL_EVERY = 3_000;
/** How many games are played again, unless another number is asked for. */
export const GAMES = 20;

/**
 * Kills for this many seconds, looks at what is left until the deadline at most, and answers with the
 * figures of all parts. `say` reports progress.
 */
export async function soak(plan) {
  const { seconds, people, seed, say, deadline } = plan;
  const { kills = KILLS, enough = 1, games = GAMES, servers = 2, isRolling = false } = plan;
  // A server alone cannot be renewed while people play on.
  const { parts = isRolling ? [soakPostgres] : [soakSqlite, soakPostgres] } = plan;
  const { folder, main: program } = await takeProgram();
  try {
    const results = [];
    for (const [i, part] of parts.entries()) {
      const random = randomFrom(`${seed}/${i}`);
      const end = Date.now() + (seconds * 1_000) / parts.length;
      const settings = { end, deadline, enough, people, kills, servers, isRolling };
      results.push(await part({ ...settings, random, program, say }));
    }
    const chosen = lastOf(results, games);
    say(`Playing ${chosen.length} of the games again …`);
    return sumUp(results, games, await verify(program, chosen, deadline));
  } finally {
    await removeFolder(folder);
  }
}

/** The last ones of each part in turn: they have been through the most. */
export function lastOf(results, games) {
  const kept = results.map(({ documents }) => documents.filter(({ document }) => document.log !== undefined));
  const chosen = [];
  while (chosen.length < games && kept.some((documents) => documents.length > 0))
    chosen.push(...kept.flatMap((documents) => documents.splice(-1)).slice(0, games - chosen.length));
  return chosen;
}

export async function soakSqlite(plan) {
  const dataDir = await temporaryFolder();
  try {
    const servers = [new Server(plan.program, await freePort(), { DATA_DIR: dataDir })];
    const entries = () => sqliteEntries(dataDir);
    const check = () => databaseFaults(plan.program, dataDir);
    return await watched(new Part({ ...plan, name: 'one server, SQLite', servers, entries, check }), plan);
  } finally {
    await removeFolder(dataDir);
  }
}

/** LISTEN and NOTIFY carry every other round, Redis the rest where there is one; all of it while servers are renewed. */
async function soakPostgres(plan) {
  const [database, redis] = await Promise.all([startPostgres(), startRedis()]);
  plan.say(redis === undefined ? 'There is no redis-server or valkey-server on the PATH.' : 'With Redis.');
  const overRedis = redis === undefined ? [] : [{ REDIS_URL: redis.url }];
  const settings = plan.isRolling && redis !== undefined ? overRedis : [{}, ...overRedis];
  const ports = await Promise.all(Array.from({ length: plan.servers }, () => freePort()));
  const servers = ports.map((port) => new Server(plan.program, port, { DATABASE_URL: database.url }));
  const entries = () => postgresEntries(database.url);
  const name = `${servers.length} servers, PostgreSQL${redis === undefined ? '' : ' and Redis'}`;
  try {
    const isBalanced = plan.isRolling;
    return await watched(new Part({ ...plan, name, servers, settings, entries, isBalanced }), plan);
  } finally {
    await database.stop();
    await redis?.stop();
  }
}

export async function watched(part, { end, say }) {
  const tell = () => {
    const left = end === undefined ? '' : `${Math.max(0, Math.round((end - Date.now()) / 1_000))} s left: `;
    const { running, finished, acknowledged, kills, renewals } = part.figures;
    say(
      `${left}${running} tables running, ${finished} finished, ` +
        `${acknowledged} acknowledged, ${kills} kills, ${renewals} renewals`,
    );
  };
  const timer = setInterval(tell, TELL_EVERY);
  return part.run().finally(() => clearInterval(timer));
}

/** All is well only when there was something to lose, and as many games were played again as were asked for. */
export function sumUp(results, games, { verified, unverified }) {
  const parts = results.map(({ figures }) => figures);
  const sum = (of) => parts.reduce((total, part) => total + of(part), 0);
  const figures = {
    acknowledged: sum((part) => part.acknowledged),
    kills: sum((part) => part.kills),
    renewals: sum((part) => part.renewals),
    lost: sum((part) => part.lost.length),
    stuckTables: sum((part) => part.stuck.length),
  };
  const faults = sum((part) => part.faults.length + part.missedChanges.length + part.crashes.length);
  const wrong = figures.lost + figures.stuckTables + faults + unverified.length;
  const ok = figures.acknowledged > 0 && verified > 0 && verified >= games && wrong === 0;
  return { ok, ...figures, asked: games, verified, unverified, parts };
}
