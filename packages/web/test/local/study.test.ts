import type { Analysis, WorkerPort } from '@captains-table/bots';
import { loadPlayableGame } from '@captains-table/catalogue';
import type { MatchDocument } from '@captains-table/kernel';
import { isRecord } from '@captains-table/kernel';
import { describe, expect, it } from 'vitest';
import { iterationsWithin, serveAnalyst, study } from '../../src/local/analyst.ts';
import { studyMatch } from '../../src/local/study.ts';
import { gameNamed, matchOf } from '../matches.ts';

/** Tic-tac-toe in which the second player does not block the top row. */
async function blunder(): Promise<MatchDocument> {
  const match = matchOf(await gameNamed('tic-tac-toe'), { seats: 2, seed: '1' });
  for (const [turn, square] of [0, 4, 1, 8, 2].entries()) match.play(turn % 2, { kind: 'mark', square });
  return match.toDocument(true);
}

/** A worker in this very thread. */
function worker(answer: (message: unknown, reply: (message: unknown) => void) => void) {
  const listeners: ((message: unknown) => void)[] = [];
  const state = { ended: 0, crash: (_why: string): void => undefined };
  const port: WorkerPort = {
    postMessage: (message) => answer(message, (said) => listeners.forEach((hear) => hear(said))),
    onMessage: (listener) => void listeners.push(listener),
    onCrash: (listener) => (state.crash = listener),
    terminate: () => state.ended++,
  };
  return { state, hire: () => port };
}

const wish = (signal = new AbortController().signal) => ({ onProgress: () => undefined, signal });

describe('a study', () => {
  it('finds the blunder of a finished match, and says how far it is', async () => {
    const progress: number[] = [];
    const { mistakes, moments } = await study(await blunder(), loadPlayableGame, (share) =>
      progress.push(share),
    );
    expect(moments).toHaveLength(5);
    expect(mistakes[0]).toMatchObject({ number: 4, seat: 1, better: { kind: 'mark', square: 2 } });
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  });

  it('is as thorough as the time allows', () => {
    expect(iterationsWithin(15_000, 600)).toBe(100);
    expect(iterationsWithin(15_000, 0)).toBe(300);
    expect(iterationsWithin(15_000, 60_000)).toBe(24);
  });

  it('is answered through a port, and so is what cannot be read', async () => {
    const document = await blunder();
    const said = await new Promise<object>((resolve) => {
      const port = {
        postMessage: (message: unknown) => {
          if (isRecord(message) && !('progress' in message)) resolve(message);
        },
        onMessage: (listener: (message: unknown) => void) => listener(document),
      };
      serveAnalyst(port, loadPlayableGame);
    });
    expect(said).toHaveProperty('analysis');
    const trouble = await new Promise<unknown>((resolve) => {
      serveAnalyst(
        { postMessage: resolve, onMessage: (listener) => listener({ game: 7 }) },
        loadPlayableGame,
      );
    });
    expect(trouble).toHaveProperty('trouble');
  });
});

describe('a person who waits for a study', () => {
  const analysis: Analysis = { moments: [], mistakes: [] };

  it('gets it, and the worker ends', async () => {
    const { hire, state } = worker((_document, reply) => {
      reply({ progress: 0.5 });
      reply({ analysis });
    });
    const heard: number[] = [];
    const { signal } = new AbortController();
    const got = await studyMatch(await blunder(), { onProgress: (p) => heard.push(p), signal }, hire);
    expect(got).toEqual(analysis);
    expect(heard).toEqual([0.5]);
    expect(state.ended).toBe(1);
  });

  it('can give it up', async () => {
    const { hire, state } = worker(() => undefined);
    const stop = new AbortController();
    const waiting = studyMatch(await blunder(), wish(stop.signal), hire);
    stop.abort();
    await expect(waiting).rejects.toThrow('given up');
    expect(state.ended).toBe(1);
  });

  it('learns when the worker breaks down or finds no answer', async () => {
    const broken = worker(() => undefined);
    const waiting = studyMatch(await blunder(), wish(), broken.hire);
    broken.state.crash('no memory');
    await expect(waiting).rejects.toThrow('no memory');
    const { hire } = worker((_document, reply) => reply({ trouble: 'it is not over' }));
    await expect(studyMatch(await blunder(), wish(), hire)).rejects.toThrow('it is not over');
  });
});
