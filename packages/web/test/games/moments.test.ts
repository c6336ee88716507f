import { CONTENT as DRAKE } from '@captains-table/francis-drake';
import { LOCALES } from '@captains-table/kernel';
import { CONTENT as PORT_ROYAL } from '@captains-table/port-royal';
import { texts as drakeTexts } from '@captains-table/francis-drake/texts';
import { texts as portRoyalTexts } from '@captains-table/port-royal/texts';
import { beforeAll, expect, test, vi } from 'vitest';
import type { BoardProps } from '../../src/board-kit/board.ts';
import { SittingStore } from '../../src/board-kit/sitting-store.ts';
import { heardIn } from '../../src/games/caravelas/board/sounds.ts';
import { momentAmong as caravelasMomentAmong } from '../../src/games/caravelas/board/show-times.ts';
import { SOUNDS as DRAKE_SOUNDS } from '../../src/games/francis-drake/board/sounds.ts';
import { stepsOf } from '../../src/games/francis-drake/stage/steps.ts';
import { momentAmong as maracaiboMomentAmong } from '../../src/games/maracaibo/board/show-times.ts';
import { SOUNDS as MARACAIBO_SOUNDS } from '../../src/games/maracaibo/board/sounds.ts';
import { momentAmong as portRoyalMomentAmong } from '../../src/games/port-royal/board/show-times.ts';
import { soundsOf as portRoyalSounds } from '../../src/games/port-royal/movement/movements.ts';
import { banners as drakeBanners } from '../../src/games/francis-drake/moments/index.tsx';
import { stageOf } from '../../src/games/francis-drake/stage/stage.ts';
import { boardTexts as drakeWords } from '../../src/games/francis-drake/texts/index.ts';
import { banners as portRoyalBanners } from '../../src/games/port-royal/moments/index.tsx';
import { boardTexts as portRoyalWords } from '../../src/games/port-royal/texts/index.ts';
import { momentTexts as caravelasTitles } from '../../src/games/caravelas/texts/moments/index.ts';
import { momentTexts as drakeTitles } from '../../src/games/francis-drake/texts/moments/index.ts';
import { momentTexts as maracaiboTitles } from '../../src/games/maracaibo/texts/moments/index.ts';
import { momentTexts as portRoyalTitles } from '../../src/games/port-royal/texts/moments/index.ts';

interface Told {
  readonly key: string;
}

function soundIn(sounds: Readonly<Partial<Record<string, unknown>>>, key: string): readonly unknown[] {
  return sounds[key] === undefined ? [] : [sounds[key]];
}

const portRoyalMoment = (event: Told) => portRoyalMomentAmong([event as never]);
const caravelasMoment = (event: Told) => caravelasMomentAmong([event as never]);
const maracaiboMoment = (event: Told) => maracaiboMomentAmong([event as never]);
const drakeMoment = (event: Told) => stepsOf([event as never])[0];

// Settings ask the browser which language it speaks.
vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }));

/** A title stands in one line of a phone. */
const LONGEST = 28;

beforeAll(async () => {
  await Promise.all([portRoyalWords.load('en'), drakeWords.load('en')]);
  for (const titles of [caravelasTitles, drakeTitles, maracaiboTitles, portRoyalTitles])
    for (const locale of LOCALES) await titles.load(locale);
});

test.each(LOCALES)('titles over the board are short in %s', (locale) => {
  const all = [caravelasTitles, drakeTitles, maracaiboTitles, portRoyalTitles].flatMap((titles) =>
    Object.values<string>(titles.in(locale)),
  );
  expect(all.length).toBeGreaterThan(25);
  for (const title of all) expect(title.length, title).toBeLessThanOrEqual(LONGEST);
});

/** What a board is given when these events have just happened. */
function props(texts: object, content: object, events: readonly object[]): BoardProps {
  const speech = { name: () => 'Anna', event: ({ key }: { key: string }) => `told: ${key}`, move: () => '' };
  // Of a table only what banners read.
  return {
    game: { texts, content },
    play: { view: {}, legal: [], pending: [], moves: 0 },
    scene: { options: {} },
    locale: 'en',
    speech,
    seat: 0,
    latest: { number: 1, events, pace: 1, atOnce: false },
    log: [],
    showing: true,
    store: new SittingStore(),
  } as unknown as BoardProps;
}

test.each([
  ['busted', 'Bust', true],
  ['taxed', 'Tax', true],
  ['repelled', 'Repelled', undefined],
  ['explored', 'Expedition', undefined],
  ['claimed', 'Contract', undefined],
])('%s is drawn over the harbour', (key, title, loss) => {
  const drawn = portRoyalBanners.bannerOf(props(portRoyalTexts, PORT_ROYAL, [{ key, seat: 1 }]));
  expect(drawn).toMatchObject({ title, lines: [`told: ${key}`] });
  expect(drawn?.loss).toBe(loss);
});

/** Drawn for one of several events; heard with those. */
const PARTS = new Set(['struck', 'town', 'fort', 'galleon']);

test.each([
  ['Port Royal', portRoyalTitles, portRoyalMoment, (event: Told) => portRoyalSounds([event as never])],
  ['Caravelas', caravelasTitles, caravelasMoment, (event: Told) => heardIn([event as never])],
  ['Maracaibo', maracaiboTitles, maracaiboMoment, ({ key }: Told) => soundIn(MARACAIBO_SOUNDS, key)],
  ['Francis Drake', drakeTitles, drakeMoment, ({ key }: Told) => soundIn(DRAKE_SOUNDS, key)],
])('what has a title in %s has its second and its sound', (_game, titles, momentOf, sounds) => {
  for (const key of Object.keys(titles.in('en')).filter((title) => !PARTS.has(title))) {
    const event = { key, seat: 1, safe: true, events: [], cards: [] };
    expect(momentOf(event), key).toBeDefined();
    const heard = sounds(event);
    expect(heard, key).not.toHaveLength(0);
    // It calls a player whose turn it is.
    expect(heard, key).not.toContain('bell');
  }
});

test('a turn that merely begins is no moment', () => {
  const began = props(portRoyalTexts, PORT_ROYAL, [{ key: 'turn-began', seat: 1 }]);
  expect(portRoyalBanners.bannerOf(began)).toBeUndefined();
});

test.each([
  [{ key: 'attacked', seat: 1, at: 'portobelo' }, 'A town is taken'],
  [{ key: 'attacked', seat: 1, at: 'panama' }, 'A fort is stormed'],
  [{ key: 'chest-opened', seat: 1, silver: 0, gold: 1, jewels: 2, points: 9 }, 'The chest is opened'],
])('what the stage of Francis Drake shows is drawn over the chart', (event, title) => {
  const given = props(drakeTexts, DRAKE, [event]);
  const stage = stageOf(given);
  vi.spyOn(stage, 'told', 'get').mockReturnValue(event as NonNullable<typeof stage.told>);
  expect(drakeBanners.bannerOf(given)?.title).toBe(title);
});
