/** A host plays with cards of their own: `serve --content`. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test as base } from './fixtures.ts';
import { playUntil } from './playing.ts';
import { PORT_ROYAL } from './port-royal.ts';
import { startServer } from './server.ts';
import { arrive, tableWithBots } from './tables.ts';

/** Enough copies that one of them is soon drawn. */
const FLUTES = Array.from({ length: 100 }, (_, i) => ({
  id: `flute-${i}`,
  kind: 'ship',
  colour: i % 2 === 0 ? 'blue' : 'red',
  coins: 8,
  sabres: 9,
  source: 'published',
}));
const PACK = {
  'port-royal.json': { game: 'port-royal', set: 'base', cards: FLUTES },
  'maracaibo.json': { game: 'maracaibo', cards: idsOfDeckA().map((id) => ({ id, points: 55 })) },
};

function idsOfDeckA(): readonly string[] {
  const text = readFileSync('packages/games/maracaibo/content/projects-a.json', 'utf8');
  const { cards }: { readonly cards: readonly { readonly id: string }[] } = JSON.parse(text);
  return cards.map(({ id }) => id);
}

const test = base.extend<object, { readonly server: string }>({
  server: [
    // Playwright wants to see which fixtures are used: none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'captains-table-pack-'));
      const content = join(folder, 'pack');
      mkdirSync(content);
      for (const [name, file] of Object.entries(PACK))
        writeFileSync(join(content, name), JSON.stringify(file));
      const server = await startServer({ dataDir: join(folder, 'data'), content });
      await use(server.url);
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

/** How often content was asked for over the line. */
function fetchesOf(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api/content/')) paths.push(pathname);
  });
  return paths;
}

const ADDED_SHIP = '.pr-card[aria-label*="8 coins, 9 sabres"]';

test('an added ship lies in the harbour of a table on the server and of one on the device', async ({
  newcomer,
}) => {
  const context = await newcomer();
  const anna = await arrive(context, 'Anna');
  const id = await tableWithBots(anna, 1, {});
  const page = await context.newPage();
  const fetches = fetchesOf(page);
  await page.goto(`/table/${id}`);
  await playUntil(page, PORT_ROYAL, ADDED_SHIP, 60);
  expect(fetches).toHaveLength(1);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await playUntil(page, PORT_ROYAL, ADDED_SHIP, 60);
  // The thread that thinks has the same cards.
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await expect(page.locator('.hints-hint').first()).toBeVisible({ timeout: 15_000 });
});

test('a changed card is drawn and told with its new value', async ({ newcomer }) => {
  const context = await newcomer();
  const anna = await arrive(context, 'Anna');
  const id = await tableWithBots(anna, 1, {}, 'maracaibo');
  const page = await context.newPage();
  await page.goto(`/table/${id}`);
  await expect(page.locator('.ma-card', { hasText: '55' }).first()).toBeVisible({ timeout: 30_000 });
});
