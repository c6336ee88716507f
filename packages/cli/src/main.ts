import { GAME_IDS, loadGame } from '@captains-table/catalogue';
import { run } from './run.ts';

// The reader of our output has gone (`captains-table games | head -1`): there is nothing left to do.
function leaveQuietly(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
}

process.stdout.on('error', leaveQuietly);
process.stderr.on('error', leaveQuietly);

process.exitCode = await run(process.argv.slice(2), {
  // Read only on demand: a stream once opened may keep the process alive.
  get stdin() {
    return process.stdin;
  },
  stdout: process.stdout,
  stderr: process.stderr,
  folder: process.cwd(),
  games: { ids: GAME_IDS, load: loadGame },
  arenaWorker: new URL('arena-worker.js', import.meta.url),
  campaignWorker: new URL('campaign-worker.js', import.meta.url),
  thinkerWorker: new URL('thinker-worker.js', import.meta.url),
  packWorker: new URL('pack-worker.js', import.meta.url),
  writeThread: new URL('write-thread.js', import.meta.url),
  client: new URL('../web/', import.meta.url),
});
