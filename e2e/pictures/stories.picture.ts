import { ADVENTURE } from '../adventure.ts';
import { test } from '../fixtures.ts';
import { STORY } from '../maracaibo.ts';
import { playSome } from '../playing.ts';
import { arrive, tableWithBots } from '../tables.ts';
import { DESKTOP, PHONE, show, visit } from './visit.ts';

const ADVENTURE_TABLE = { game: 'port-royal', mode: 'adventure-cooperative', way: ADVENTURE, clicks: 30 };
const STORY_TABLE = { game: 'maracaibo', mode: 'story', way: STORY, clicks: 24 };

for (const look of [
  { name: 'adventure', language: 'en', chart: 'light', size: DESKTOP, ...ADVENTURE_TABLE },
  { name: 'adventure-phone', language: 'nl', chart: 'night', size: PHONE, ...ADVENTURE_TABLE },
  { name: 'story', language: 'en', chart: 'light', size: DESKTOP, ...STORY_TABLE },
  { name: 'story-night', language: 'fr', chart: 'night', size: DESKTOP, ...STORY_TABLE },
] as const) {
  test(look.name, async ({ newcomer }) => {
    test.setTimeout(240_000);
    const page = await visit(newcomer, look);
    const id = await tableWithBots(await arrive(page.context(), 'Anna'), 3, { mode: look.mode }, look.game);
    await page.goto(`/table/${id}`);
    await playSome(page, look.way, look.clicks);
    await page.mouse.move(0, 0);
    await show(page, look.name);
  });
}
