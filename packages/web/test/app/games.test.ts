import { loadTableGame } from '@captains-table/catalogue';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const { chosenLocale, gameAtHand, readIn, locale } = await vi.hoisted(async () => {
  vi.stubGlobal('navigator', { languages: ['en-GB'] });
  return {
    ...(await import('../../src/app/games.ts')),
    ...(await import('../../src/app/settings.ts')),
  };
});

beforeEach(() => (locale.value = 'en'));
afterEach(() => vi.unstubAllGlobals());

test('a game at hand speaks the language of the page', async () => {
  const game = await gameAtHand('maracaibo');
  expect(game?.texts.en.tagline).toMatch(/^Sail around/);
});

test('another language is read once its words are there', async () => {
  const game = await gameAtHand('stowaways');
  const seen: string[] = [];
  const stop = locale.subscribe((now) => seen.push(game?.texts[now].tagline ?? ''));
  await readIn('fr');
  await readIn('en');
  stop();
  const texts = await loadTableGame('stowaways').then((all) => all?.texts);
  expect(seen).toEqual([texts?.en.tagline, texts?.fr.tagline, texts?.en.tagline]);
});

test('a game that is being fetched while the language changes is read in the new one', async () => {
  const coming = gameAtHand('caravelas');
  await readIn('nl');
  const game = await coming;
  expect(locale.value).toBe('nl');
  expect(game?.texts.nl.modes['full']).not.toBe(game?.texts.en.modes['full']);
});

test('a choice is shown at once, and the last one counts', async () => {
  await gameAtHand('francis-drake');
  const choices = [readIn('fr'), readIn('nl')];
  expect([chosenLocale.value, locale.value]).toEqual(['nl', 'en']);
  await Promise.all(choices);
  expect([chosenLocale.value, locale.value]).toEqual(['nl', 'nl']);
});

test('what is not there is not at hand', async () => {
  expect(await gameAtHand('chess')).toBeUndefined();
});
