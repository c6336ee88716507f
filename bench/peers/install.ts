/** Peers live in a folder of their own, so nothing but the benchmark ever depends on them. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const folder = resolve('bench/peers');

/** Tried once a run, however many rows want it. */
let installed: boolean | undefined;

/** False when it cannot be done, having said so. */
export function installPeers(): boolean {
  installed ??= isInstalled() || runNpm();
  return installed;
}

/** npm writes its own copy of the lock file last: without it an installation was never finished. */
function isInstalled(): boolean {
  const there = peerFile('.package-lock.json');
  if (!existsSync(there)) return false;
  const found = packagesIn(there);
  const wanted = Object.entries(packagesIn(`${folder}/package-lock.json`));
  return wanted.every(([place, { version }]) => place === '' || found[place]?.version === version);
}

function packagesIn(lockFile: string): Readonly<Record<string, { readonly version?: string }>> {
  const lock: { readonly packages: ReturnType<typeof packagesIn> } = JSON.parse(
    readFileSync(lockFile, 'utf8'),
  );
  return lock.packages;
}

export function peerFile(path: string): string {
  return `${folder}/node_modules/${path}`;
}

function runNpm(): boolean {
  console.error('installing the peers to measure against (npm ci in bench/peers) …');
  const { status } = spawnSync('npm', ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', process.stderr, process.stderr],
    shell: process.platform === 'win32',
  });
  if (status !== 0) console.error('the peers cannot be installed: measuring without them');
  return status === 0;
}
