/** Peers live in a folder of their own, so nothing but the benchmark ever depends on them. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const folder = resolve('bench/peers');

/** Tried once a run, however many rows want it. */
let installed: boolean | undefined;

/** False when it cannot be done, having said so. */
export function installPeers(): boolean {
  // npm writes this file last: without it an installation was never finished.
  installed ??= existsSync(peerFile('.package-lock.json')) || runNpm();
  return installed;
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
