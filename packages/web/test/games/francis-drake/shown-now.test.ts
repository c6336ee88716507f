import { CONTENT } from '@captains-table/francis-drake';
import { texts } from '@captains-table/francis-drake/texts';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { tableStyle } from '../../../src/app/settings.ts';
import type { BoardProps } from '../../../src/board-kit/board.ts';
import { SittingStore } from '../../../src/board-kit/sitting-store.ts';
import { board } from '../../../src/games/francis-drake/board/index.tsx';
import { stageOf } from '../../../src/games/francis-drake/stage/stage.ts';
import { boardTexts } from '../../../src/games/francis-drake/texts/index.ts';
import { placed, tableIn } from './table.ts';

// Settings ask the browser which language it speaks.
vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }));

beforeAll(() => boardTexts.load('en'));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('document', { hidden: false });
});

afterEach(() => {
  tableStyle.value = 'board';
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Seat 0 is asked about Cartagena, after another player has failed at Panama. */
function asked() {
  const { view, legal, pending } = tableIn({
    players: placed({ cartagena: '1', panama: '2' }, {}, {}),
    phase: 'resolve',
  });
  const store = new SittingStore();
  const props = (number: number, events: readonly object[]) =>
    ({
      scene: {},
      play: { view, legal, pending: [pending], moves: 1, undoable: 0 },
      game: { texts, content: CONTENT },
      locale: 'en',
      speech: { name: () => 'Anna', event: ({ key }: { key: string }) => `told: ${key}`, move: () => '' },
      seat: 0,
      latest: { number, events },
      store,
    }) as unknown as BoardProps;
  const failed = { key: 'failed', seat: 1, disc: '1', at: 'panama', reason: 'no-crew' };
  board.offers(props(0, []));
  return props(1, [{ key: 'mission', seat: 1, disc: '1', at: 'panama' }, failed]);
}

const kinds = (props: BoardProps) => board.offers(props).map(({ move }) => move.kind);

describe('the next decision', () => {
  test('is held back while the stage plays, and the prompt tells what is shown', () => {
    const props = asked();
    expect(kinds(props)).toEqual([]);
    expect(board.prompt?.(props)).toBe('told: mission');
    expect(board.why?.(props)).toBe('Missions');
    vi.advanceTimersByTime(5_000);
    expect(kinds(props)).toEqual(['attack', 'decline']);
    expect(board.prompt?.(props)).toBeUndefined();
    expect(board.why?.(props)).not.toBe('Missions');
  });

  test('is there at once when the stage is skipped', () => {
    const props = asked();
    expect(kinds(props)).toEqual([]);
    stageOf(props).skip();
    expect(kinds(props)).toEqual(['attack', 'decline']);
  });

  test('is never held back at the table in words', () => {
    tableStyle.value = 'text';
    const props = asked();
    expect(board.prompt?.(props)).toBeUndefined();
    expect(kinds(props)).toEqual(['attack', 'decline']);
  });
});
