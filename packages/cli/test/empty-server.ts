import { join } from 'node:path';
import { readConfig, startServer } from '@captains-table/server';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from './cli.ts';

/** A server without players, and a folder to run commands in. */
export async function emptyServer(): Promise<{ readonly folder: string; readonly url: string }> {
  const folder = temporaryFolder();
  const config = { ...readConfig({ LOG_LEVEL: 'silent' }), dataDir: join(folder, 'data') };
  const startWorker = () => {
    throw new Error('no one plays here');
  };
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    config,
    startWorker,
    startPackWorker: startWorker,
  });
  onTestFinished(() => server.close());
  return { folder, url: `http://127.0.0.1:${server.port}` };
}
