/** A finished match is studied in a thread of its own, which ends with the study. */
import type { Analysis, WorkerPort } from '@captains-table/bots';
import { webWorker } from '@captains-table/bots';
import type { MatchDocument } from '@captains-table/kernel';
import type { StudyReply } from './analyst.ts';
import { ANALYST } from './analyst-name.ts';

/** It is given up after this long. */
const LIMIT_MILLISECONDS = 120_000;

interface Wish {
  readonly onProgress: (progress: number) => void;
  /** To give it up: then the promise is rejected. */
  readonly signal: AbortSignal;
}

export function studyMatch(document: MatchDocument, wish: Wish, hire = hireAnalyst): Promise<Analysis> {
  return new Promise<Analysis>((resolve, reject) => {
    const worker = hire();
    const limit = setTimeout(() => fail('it took too long'), LIMIT_MILLISECONDS);
    const leave = () => {
      clearTimeout(limit);
      wish.signal.removeEventListener('abort', stop);
      worker.terminate();
    };
    const fail = (why: string) => {
      leave();
      reject(new Error(`the match could not be studied: ${why}`));
    };
    const stop = () => fail('it was given up');
    worker.onCrash(fail);
    worker.onMessage((message) => {
      const reply = message as StudyReply;
      if ('progress' in reply) wish.onProgress(reply.progress);
      else if ('trouble' in reply) fail(reply.trouble);
      else {
        leave();
        resolve(reply.analysis);
      }
    });
    wish.signal.addEventListener('abort', stop);
    worker.postMessage(document);
  });
}

function hireAnalyst(): WorkerPort {
  // The same script as that of the bots, so that nothing is loaded twice; its name says what to do.
  return webWorker(
    new Worker(new URL('thinker-worker.ts', import.meta.url), { type: 'module', name: ANALYST }),
  );
}
