/** A whole pack is checked in a thread of its own, and random games are played with it. */
import type { PackCheck } from '@captains-table/catalogue/pieces';
import type { PackFile } from '@captains-table/kernel';
import type { CheckAsked, CheckReport } from './check-worker.ts';

/** Each of them has to come to an end. */
export const CHECK_GAMES = 1_000;

export interface RunningCheck {
  /** Never settles once the check has been stopped. */
  readonly result: Promise<PackCheck>;
  stop(): void;
}

export function runCheck(file: PackFile, onGame: (games: number) => void): RunningCheck {
  const worker = new Worker(new URL('check-worker.ts', import.meta.url), { type: 'module' });
  const result = new Promise<PackCheck>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<CheckReport>) => {
      if ('games' in data) onGame(data.games);
      else resolve(data.check);
    });
    worker.addEventListener('error', () => reject(new Error('the check broke off')));
  });
  const stop = () => worker.terminate();
  result.then(stop, stop);
  worker.postMessage({ file, games: CHECK_GAMES } satisfies CheckAsked);
  return { result, stop };
}
