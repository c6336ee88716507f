import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** What a thread posts to the main thread. */
export interface PlayedOnThread<Played> {
  readonly number: number;
  readonly played: Played;
}

/** Games, or whole campaigns, that threads play by their numbers. */
export interface ThreadPlan<Played> {
  readonly script: URL;
  /** The first message to each thread. */
  readonly job: object;
  readonly games: number;
  readonly onGame: (played: Played) => void;
}

/**
 * Plays all games on as many threads as there are cores. Each thread gets the next game when it has sent
 * the last one home. Answers in the order of their numbers.
 */
export async function playOnThreads<Played>({
  script,
  job,
  games,
  onGame,
}: ThreadPlan<Played>): Promise<Played[]> {
  const all: Played[] = [];
  let next = 0;
  const runThread = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      worker.on('error', reject);
      worker.on('exit', () => reject(new Error('a thread that plays games ended too early')));
      worker.on('message', (message: 'ready' | PlayedOnThread<Played>) => {
        if (message !== 'ready') {
          all[message.number] = message.played;
          onGame(message.played);
        }
        if (next < games) worker.postMessage(next++);
        else resolve();
      });
    });
  const threads = Math.min(games, availableParallelism());
  await Promise.all(
    Array.from({ length: threads }, async () => {
      const worker = new Worker(script, { workerData: job });
      try {
        await runThread(worker);
      } finally {
        await worker.terminate();
      }
    }),
  );
  return all;
}
