import { signal } from '@preact/signals';
import { CONTENT, francisDrake } from '@captains-table/francis-drake';
import { texts } from '@captains-table/francis-drake/texts';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { tableStyle } from '../../../src/app/settings.ts';
import type { BoardProps } from '../../../src/board-kit/board.ts';
import { SittingStore } from '../../../src/board-kit/sitting-store.ts';
import { currentOffers } from '../../../src/frame/actions/current-offers.ts';
import { Sitting } from '../../../src/frame/sitting.ts';
import { board } from '../../../src/games/francis-drake/board/index.tsx';
import { banners } from '../../../src/games/francis-drake/moments/index.tsx';
import { boardTexts } from '../../../src/games/francis-drake/texts/index.ts';
import type { SceneChange, TableLink } from '../../../src/link/link.ts';
import { tableTexts } from '../../../texts/table/index.ts';
import { playWith, sceneWith } from '../../scenes.ts';
import { placed, tableIn } from './table.ts';

// Settings ask the browser which language it speaks.
vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }));

beforeAll(() => Promise.all([boardTexts.load('en'), tableTexts.load('en')]));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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
      latest: { number, events, pace: 1, atOnce: false },
      log: [],
      showing: events.length > 0,
      store,
    }) as unknown as BoardProps;
  const failed = { key: 'failed', seat: 1, disc: '1', at: 'panama', reason: 'no-crew' };
  board.moment?.(props(0, []));
  return props(1, [{ key: 'mission', seat: 1, disc: '1', at: 'panama' }, failed]);
}

describe('the next decision', () => {
  test('waits while the stage plays, and the prompt says what is shown', () => {
    const props = asked();
    expect(board.moment?.(props)).toEqual({ seat: 1, words: 'told: mission' });
    vi.advanceTimersByTime(700);
    expect(board.moment?.(props)).toEqual({ seat: 1, words: 'told: failed' });
  });

  test('is there as soon as the clock of the table goes on', () => {
    const props = asked();
    board.moment?.(props);
    const after = { ...props, showing: false };
    expect(board.moment?.(after)).toBeUndefined();
    expect(board.offers(after).map(({ move }) => move.kind)).toEqual(['attack', 'decline']);
  });
});

describe('a banner', () => {
  beforeAll(() => Promise.all(banners.texts.map((texts) => texts.load('en'))));

  test('says what the stage shows, and goes when something else happens', () => {
    const props = asked();
    board.moment?.(props);
    vi.advanceTimersByTime(700);
    board.moment?.(props);
    expect(banners.bannerOf(props)?.lines).toEqual(['told: failed']);
    const { latest } = props;
    const later = { ...props, latest: { ...latest, number: 2, events: [{ key: 'ready', seat: 1 }] } };
    expect(banners.bannerOf(later)).toBeUndefined();
  });
});

describe('in the text table', () => {
  afterEach(() => (tableStyle.value = 'board'));

  /** The same, at a table whose clock still shows what the other player did. */
  function sittingThere() {
    const { view, legal, pending } = tableIn({
      players: placed({ cartagena: '1', panama: '2' }, {}, {}),
      phase: 'resolve',
    });
    const play = playWith({ view, legal, pending: pending === undefined ? [] : [pending], moves: 1 });
    const scene = sceneWith({ game: 'francis-drake', you: { host: true, seat: 0 }, play });
    let tell: (change: SceneChange) => void = () => undefined;
    const link = {
      state: signal('open'),
      scene: signal(scene),
      chat: signal([]),
      where: 'device',
      pacing: { showing: signal(true), setTimes: () => undefined },
      onChange: (listener: typeof tell) => {
        tell = listener;
        return () => undefined;
      },
      history: async () => [],
    } as unknown as TableLink;
    const sitting = new Sitting(link, { game: francisDrake, texts, content: CONTENT }, board);
    sitting.momentIn(scene, play);
    const failed = { key: 'failed', seat: 1, disc: '1', at: 'panama', reason: 'no-crew' };
    tell({ scene, events: [failed], pace: 1, atOnce: false });
    return { sitting, scene, play };
  }

  test('the decision is never held back: nothing moves there that would have to be seen first', () => {
    const { sitting, scene, play } = sittingThere();
    expect(sitting.momentIn(scene, play)).toBeDefined();
    expect(currentOffers(sitting, scene, play)).toEqual([]);
    tableStyle.value = 'text';
    expect(sitting.momentIn(scene, play)).toBeUndefined();
    expect(currentOffers(sitting, scene, play).map(({ move }) => move.kind)).toEqual(['attack', 'decline']);
    sitting.close();
  });
});
