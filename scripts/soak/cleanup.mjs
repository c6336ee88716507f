/** Ends the processes and removes the folders of a run, however it ends. */
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

/** A signal would otherwise end this process at once. */
export function cleanUpOnSignals() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(130));
}

export function killAtExit(child, signal = 'SIGKILL') {
  children.set(child, signal);
  child.once('exit', () => children.delete(child));
  return child;
}

export async function temporaryFolder(parent = tmpdir()) {
  const folder = await mkdtemp(join(parent, 'captains-table-soak-'));
  folders.add(folder);
  return folder;
}

export async function removeFolder(folder) {
  await rm(folder, { recursive: true, force: true });
  folders.delete(folder);
}
