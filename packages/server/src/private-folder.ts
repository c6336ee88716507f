/** Folders that only their owner may read. */
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { codeOf, messageOf } from './error-code.ts';

const PRIVATE_FOLDER = 0o700;

/** Makes a folder, and those above it. Node's own `recursive` does not do: it never ends where a system allows no folder, as in /proc. */
export async function makeFolder(folder: string): Promise<void> {
  const whole = path.resolve(folder);
  if (await isFolder(whole)) return;
  const above = path.dirname(whole);
  if (above !== whole) await makeFolder(above);
  try {
    await mkdir(whole, { mode: PRIVATE_FOLDER });
  } catch (error) {
    // Another process may have made it meanwhile.
    if (codeOf(error) !== 'EEXIST' || !(await isFolder(whole))) throw error;
  }
}

/** Why no backup can be made in a folder: one line for the host. */
export async function backupProblem(folder: string): Promise<string | undefined> {
  const probe = path.join(folder, `.probe-${process.pid}`);
  try {
    await makeFolder(folder);
    await writeFile(probe, '');
    await rm(probe);
    return undefined;
  } catch (error) {
    return `no backups can be made in ${folder} (BACKUP_DIR): ${messageOf(error)}`;
  }
}

async function isFolder(name: string): Promise<boolean> {
  try {
    return (await stat(name)).isDirectory();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}
