import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/**
 * Plays all games, or all campaigns, on as many threads as there are cores. Each thread gets the next one
 * when it has sent the last one home.
 */
export async function playOnThreads<Played>(
  script: URL,
  job: object,
  games: number,
  onGame: (played: Played, number: number) => void,
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

/** What a thread sends home. */
export interface PlayedOnThread<Played> {
  readonly number: number;
  readonly played: Played;
}

function runThread<Played>(
  worker: Worker,
  nextGame: () => number | undefined,
  onGame: (played: Played, number: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('a thread that plays games ended too early')));
    worker.on('message', (message: 'ready' | PlayedOnThread<Played>) => {
      if (message !== 'ready') onGame(message.played, message.number);
      const number = nextGame();
      if (number === undefined) resolve();
      else worker.postMessage(number);
    });
  });
}
