/** Tables fit their screens: a short run of `npm run fit`. */
import { expect, test } from '@playwright/test';
import { playLook } from './fit/play.ts';
import { looks, nameOf } from './fit/tables.ts';

const SHORT = [
  { game: 'port-royal', mode: 'contracts', size: '1280x720', language: 'fr' },
  { game: 'port-royal', mode: 'base', size: '360x740', language: 'fr' },
  { game: 'caravelas', mode: 'full', size: '1280x720', language: 'fr' },
  { game: 'francis-drake', mode: 'base', size: '1280x720', language: 'fr' },
  { game: 'maracaibo', mode: 'solo', size: '1280x720@2', language: 'nl' },
];

for (const look of SHORT.flatMap((wanted) => looks(wanted).slice(0, 1))) {
  test(`${nameOf(look)} fits`, async ({ browser }) => {
    const { counts, faults } = await playLook(browser, look, { seconds: 20, decisions: 8, axe: false });
    expect(counts, JSON.stringify(faults)).toEqual({
      scrolls: 0,
      movedPx: 0,
      covered: 0,
      meansHidden: 0,
      smallText: 0,
      overflow: 0,
      axe: 0,
      consoleErrors: 0,
    });
  });
}
