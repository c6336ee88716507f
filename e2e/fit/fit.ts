/** Every table that was asked for is a test of its own; what it finds is written to a file. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { measureFrames } from './frames.ts';
import { playLook } from './play.ts';
import { looks, nameOf } from './tables.ts';

const FRAME_SIZES = ['1440x900', '390x844'];

const {
  FIT_OUT: out = '.',
  FIT_GAME: game,
  FIT_MODE: mode,
  FIT_SIZE: size,
  FIT_LANG: language,
  FIT_SECONDS: seconds = '240',
  FIT_DECISIONS: decisions = '1000',
  FIT_QUICK: quick = '',
  FIT_PICTURES: pictures,
  FIT_FRAMES: frames = '',
  FIT_FURTHER: further = '',
} = process.env;

for (const each of frames === '' ? [] : size === undefined ? FRAME_SIZES : [size]) {
  test(`frames at ${each}`, async ({ browser }) => {
    test.setTimeout(600_000);
    writeFileSync(join(out, `${each}.json`), JSON.stringify(await measureFrames(browser, each)));
  });
}

const wanted = { game, mode, size, language, further: further !== '' };
for (const [index, look] of (frames === '' ? looks(wanted) : []).entries()) {
  test(nameOf(look), async ({ browser }) => {
    // A busy machine may be slow to start the server and to draw the last decision; what was found until then must be
    // kept.
    test.setTimeout(Number(seconds) * 1_000 + 240_000);
    const report = await playLook(browser, look, {
      seconds: Number(seconds),
      decisions: Number(decisions),
      axe: quick === '',
      pictures,
    });
    writeFileSync(join(out, `${index}.json`), JSON.stringify(report));
  });
}
