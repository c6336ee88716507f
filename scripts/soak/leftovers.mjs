/** What must not outlive us: processes and folders, cleared away however this run ends. */
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const children = new Map();
const folders = new Set();

process.on('exit', () => {
  for (const [child, signal] of children) child.kill(signal);
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** Without this a signal would end us before anything is cleared away. */
export function clearAwayOnSignals() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(130));
}

export function tether(child, signal = 'SIGKILL') {
  children.set(child, signal);
  child.once('exit', () => children.delete(child));
  return child;
}

export async function temporaryFolder(parent = tmpdir()) {
  const folder = await mkdtemp(join(parent, 'captains-table-soak-'));
  folders.add(folder);
  return folder;
}

export async function clearAway(folder) {
  await rm(folder, { recursive: true, force: true });
  folders.delete(folder);
}
