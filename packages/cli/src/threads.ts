import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Duel } from '@captains-table/bots';
import type { ArenaJob } from './job.ts';

/**
 * Plays all games on as many threads as there are cores. Each thread gets the next game when it has
 * sent the last one home.
 */
export async function playOnThreads(
  script: URL,
  job: ArenaJob,
  games: number,
  onGame: (duel: Duel) => void,
): Promise<void> {
  let next = 0;
  const threads = Math.min(games, availableParallelism());
  await Promise.all(
    Array.from({ length: threads }, async () => {
      const worker = new Worker(script, { workerData: job });
      try {
        await runThread(worker, () => (next < games ? next++ : undefined), onGame);
      } finally {
        await worker.terminate();
      }
    }),
  );
}

function runThread(
  worker: Worker,
  nextGame: () => number | undefined,
  onGame: (duel: Duel) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('a thread of the arena ended too early')));
    worker.on('message', (message: 'ready' | { readonly duel: Duel }) => {
      if (message !== 'ready') onGame(message.duel);
      const number = nextGame();
      if (number === undefined) resolve();
      else worker.postMessage(number);
    });
  });
}
