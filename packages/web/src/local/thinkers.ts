import { ThinkerPool, webWorker } from '@captains-table/bots';

let pool: ThinkerPool | undefined;

/** The thread in which the device's bots think, started when the first of them is asked. */
export function thinkers(): ThinkerPool {
  pool ??= new ThinkerPool(
    () => webWorker(new Worker(new URL('thinker-worker.ts', import.meta.url), { type: 'module' })),
    1,
  );
  return pool;
}
