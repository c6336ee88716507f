import { ThinkerPool, webWorker } from '@captains-table/bots';

let pool: ThinkerPool | undefined;

/** The device's bots think in one thread, started when the first is asked. */
export function thinkers(): ThinkerPool {
  pool ??= new ThinkerPool(
    () => webWorker(new Worker(new URL('thinker-worker.ts', import.meta.url), { type: 'module' })),
    1,
  );
  return pool;
}
