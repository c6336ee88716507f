/** Every table in the middle of a game: one moment of it on three screens, by day and by night. */
import { ADVENTURE } from '../adventure.ts';
import { CARAVELAS } from '../caravelas.ts';
import { test } from '../fixtures.ts';
import { FRANCIS_DRAKE } from '../francis-drake.ts';
import { MARACAIBO, STORY } from '../maracaibo.ts';
import type { Way } from '../playing.ts';
import { offerOf, playSome } from '../playing.ts';
import { PORT_ROYAL } from '../port-royal.ts';
import { arrive, tableWithBots } from '../tables.ts';
import { DESKTOP, showSmall } from './visit.ts';

interface PicturedTable {
  readonly name: string;
  readonly game: string;
  readonly mode?: string;
  readonly language: string;
  readonly way: Way;
  readonly clicks: number;
}

const BOTS = 3;
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
];
const TABLES: readonly PicturedTable[] = [
  { name: 'port-royal', game: 'port-royal', language: 'fr', way: PORT_ROYAL, clicks: 42 },
  {
    name: 'adventure',
    game: 'port-royal',
    mode: 'adventure-cooperative',
    language: 'nl',
    way: ADVENTURE,
    clicks: 36,
  },
  { name: 'caravelas', game: 'caravelas', language: 'fr', way: CARAVELAS, clicks: 40 },
  { name: 'francis-drake', game: 'francis-drake', language: 'nl', way: FRANCIS_DRAKE, clicks: 6 },
  { name: 'maracaibo', game: 'maracaibo', language: 'en', way: MARACAIBO, clicks: 50 },
  { name: 'story', game: 'maracaibo', mode: 'story', language: 'nl', way: STORY, clicks: 50 },
];

for (const { name, game, mode, language, way, clicks } of TABLES) {
  test(`tables/${name}`, async ({ newcomer }) => {
    test.setTimeout(300_000);
    const played = await newcomer({ locale: language, viewport: DESKTOP });
    const options = mode === undefined ? {} : { mode };
    const id = await tableWithBots(await arrive(played, 'Anna'), BOTS, options, game);
    const table = await played.newPage();
    await table.goto(`/table/${id}`);
    await playSome(table, way, clicks);
    // The click reaches the server, and then the bots play until it is our turn: all six pictures show that moment.
    await table.waitForTimeout(1_000);
    await offerOf(table, way.kinds);
    const storageState = await played.storageState();
    await table.close();
    for (const size of SIZES) {
      const touch = size.width < 500;
      const context = await newcomer({
        storageState,
        locale: language,
        viewport: size,
        hasTouch: touch,
        isMobile: touch,
      });
      const page = await context.newPage();
      await page.goto(`/table/${id}`);
      await page.locator('.prompt-title').first().waitFor();
      // What a table opens with comes to rest.
      await page.waitForTimeout(1_200);
      for (const [chart, colorScheme] of [
        ['day', 'light'],
        ['night', 'dark'],
      ] as const) {
        await page.emulateMedia({ colorScheme });
        await showSmall(page, `tables/${name}-${size.width}-${chart}`);
      }
      await context.close();
    }
  });
}
