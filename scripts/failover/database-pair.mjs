/**
 * A PostgreSQL and its replica. Each commit is answered when both have it on disk (synchronous replication): without
 * that, what was acknowledged last could be missing on the replica when the first one is gone.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { removeFolder } from '../soak/cleanup.mjs';
import { copyRunning, giveToOwnerOf, newCluster, startCluster } from '../soak/services.mjs';

const { Client } = createRequire(new URL('../../packages/server/package.json', import.meta.url))('pg');
const STANDBY = 'standby';

export async function startPair() {
  const { folder, programs, data } = await newCluster();
  const primary = await startCluster(programs, data);
  const copy = join(folder, 'standby');
  await copyRunning({ url: primary.url, data }, copy);
  const signal = join(copy, 'standby.signal');
  writeFileSync(signal, '');
  giveToOwnerOf(data, signal);
  const standby = await startCluster(programs, copy, {
    primary_conninfo: `host=127.0.0.1 port=${primary.port} user=postgres application_name=${STANDBY}`,
  });
  await ask(primary.url, `alter system set synchronous_standby_names = '${STANDBY}'`);
  await ask(primary.url, 'select pg_reload_conf()');
  await until(primary.url, `select 1 from pg_stat_replication where sync_state = 'sync'`);
  return {
    /** As a host writes it: both, and whichever of them writes is used. */
    url: `postgresql://postgres@127.0.0.1:${primary.port},127.0.0.1:${standby.port}/postgres`,
    standbyUrl: standby.url,
    crashPrimary: () => primary.crash(),
    async promote() {
      await ask(standby.url, 'select pg_promote()');
    },
    async stop() {
      await Promise.all([primary.stop(), standby.stop()]);
      await removeFolder(folder);
    },
  };
}

async function until(url, sql) {
  while ((await ask(url, sql)).length === 0) await sleep(50);
}

async function ask(url, sql) {
  const client = new Client(url);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
