import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { nodeWorker } from '@captains-table/bots';
import { defined } from '@captains-table/kernel';
import type { Config, RunningServer } from '@captains-table/server';
import { readArguments, wholeNumber } from '../arguments.ts';
import type { Command } from '../command.ts';
import { InputError } from '../command.ts';
import type { Io } from '../io.ts';
import { print } from '../io.ts';

const DEFAULT_PORT = '3000';

export const serve: Command = {
  name: 'serve',
  summary: 'serve the product to browsers, as npm start does',
  usage: `Usage: captains-table serve [--port P] [--host H] [--content C]

Serves until it is interrupted (Ctrl-C). Keeps everything in ./data, or where the environment says:
docs/hosting.md lists what can be set.

  --port P     where to listen; without it the environment's PORT, else ${DEFAULT_PORT}; 0 takes any free one
  --host H     on which address; without it the environment's HOST, else all of this machine's
  --content C  a file or folder with cards of your own: docs/content-packs.md`,

  async run(args, io) {
    const { values } = readArguments(args, [], { port: { type: 'string' }, host: { type: 'string' } });
    const port = wholeNumber('port', values.port ?? process.env['PORT'] ?? DEFAULT_PORT, 0, 65_535);
    const server = await open(port, values.host ?? process.env['HOST'], io);
    // The reader of this line may interrupt at once: listen before it is printed.
    const interruption = interrupted();
    print(io, `Captain's Table is open: http://localhost:${server.port} (Ctrl-C closes it)`);
    await interruption;
    await server.close();
    return 0;
  },
};

async function open(port: number, host: string | undefined, io: Io): Promise<RunningServer> {
  const {
    thinkerWorker,
    packWorker,
    writeThread,
    client,
    games: { packed },
  } = io;
  if (thinkerWorker === undefined || packWorker === undefined || writeThread === undefined)
    throw new InputError('serving needs the built program: npm run build');
  const server = await import('@captains-table/server');
  const { backupProblem, doubtfulSettings, readConfig, startServer, StorageProblem } = server;
  const config = configFrom(readConfig);
  const warn = (line: string) => io.stderr.write(`captains-table serve: ${line}\n`);
  for (const doubt of doubtfulSettings(process.env)) warn(doubt);
  const noBackup = config.backups && (await backupProblem(config.backups.folder));
  if (noBackup !== undefined) warn(noBackup);
  try {
    const startWorker = () => nodeWorker(new Worker(thinkerWorker));
    // A pack that needs more memory than this cannot be played with.
    const resourceLimits = { maxOldGenerationSizeMb: 512 };
    const startPackWorker = () => nodeWorker(new Worker(packWorker, { resourceLimits }));
    return await startServer({
      port,
      config,
      startWorker,
      startPackWorker,
      startWriteThread: () => nodeWorker(new Worker(writeThread)),
      backUp: backUpAside,
      ...defined({ host, packed, client: client && fileURLToPath(client) }),
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof StorageProblem) throw new InputError(message);
    throw new InputError(`cannot open on port ${port}: ${message}`);
  }
}

/** In a process of its own: copying and checking a large database would hold up everyone who plays. */
async function backUpAside(file: string, signal: AbortSignal): Promise<void> {
  const [program = '', script = ''] = process.argv;
  const args = [script, 'backup', file, '--json'];
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], signal });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (part: string) => (said += part));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`the backup failed: ${said.trim()}`);
}

function configFrom(readConfig: (environment: NodeJS.ProcessEnv) => Config): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    throw new InputError(error instanceof Error ? error.message : String(error));
  }
}

async function interrupted(): Promise<void> {
  await new Promise<void>((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
}
