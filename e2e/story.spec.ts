/** Pages of a story: on the wire, on the device, and at the table. The test game tells one in three chapters. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, KEEPING, test } from './fixtures.ts';
import { keptOnDevice } from './playing.ts';
import { seriousFaults } from './reading.ts';
import { allSpoilers } from './story-titles.ts';

const FIRST_PAGE = { en: 'Six under the canvas', fr: 'Six sous la bâche', nl: 'Zes onder het zeil' };

const WORDS = allSpoilers();

async function startVoyage(page: Page): Promise<void> {
  await page.goto('/new/stowaways');
  await page.getByLabel('Variant').selectOption('voyage');
  await page.getByRole('button', { name: 'Start the game' }).click();
}

const book = (page: Page) => page.locator('.book-dialog[open]');

test('no file of the build holds a readable word of a page', () => {
  expect(WORDS.length).toBeGreaterThan(10);
  const web = resolve('dist/web');
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:js|txt|html|json)$/.test(file),
  );
  for (const file of files) {
    const text = readFileSync(join(web, file), 'utf8');
    expect(
      WORDS.filter((words) => text.includes(words)),
      file,
    ).toEqual([]);
  }
});

test('everything that is kept for later is there to be kept', () => {
  const web = resolve('dist/web');
  const [, list = '[]'] = /JSON\.parse\('(.*)'\)/.exec(readFileSync(join(web, 'sw.js'), 'utf8')) ?? [];
  const files: readonly string[] = JSON.parse(list);
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => file.startsWith('/assets/story/') || !existsSync(join(web, file)))).toEqual(
    [],
  );
});

test('a page opens by itself, can be folded, is read, and a vote follows', async ({ page }) => {
  test.setTimeout(120_000);
  await startVoyage(page);
  await expect(book(page).getByRole('heading', { name: FIRST_PAGE.en })).toBeFocused({ timeout: 30_000 });
  expect(await seriousFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(book(page)).toBeHidden();
  await expect(page.locator('#table-prompt')).toBeFocused();
  await page.getByRole('button', { name: 'Open the page' }).click();
  await book(page).getByRole('button', { name: 'I have read it' }).click();
  await expect(book(page).getByRole('heading', { name: 'Which course?' })).toBeVisible({ timeout: 30_000 });
  await expect(book(page).getByRole('heading', { name: FIRST_PAGE.en })).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);
  await book(page).getByRole('radio').first().check({ force: true });
  await book(page).getByRole('button', { name: 'Seal my vote' }).click();
  await expect(book(page)).toBeHidden();
  await page.getByRole('button', { name: 'The story so far' }).click();
  await page.getByRole('button', { name: FIRST_PAGE.en }).click();
  await expect(book(page).getByRole('button', { name: 'Back to the table' })).toBeVisible();
});

test('a page is called read only after its book has shown it', async ({ page }) => {
  let letThrough: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/assets/story/**', async (route) => {
    await held;
    await route.continue();
  });
  await startVoyage(page);
  const read = page.getByRole('button', { name: 'I have read it' });
  await expect(book(page)).toBeVisible({ timeout: 30_000 });
  await expect(read).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Open the page' })).toBeVisible();
  await expect(read).toHaveCount(0);
  letThrough();
  await page.getByRole('button', { name: 'Open the page' }).click();
  await expect(read.first()).not.toHaveAttribute('aria-busy');
  await page.keyboard.press('Escape');
  await expect(read).toBeVisible();
});

test('the page changes its language with the reader', async ({ page }) => {
  await startVoyage(page);
  await expect(book(page).getByRole('heading', { name: FIRST_PAGE.en })).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press('Escape');
  for (const [language, open] of [
    ['FR', 'Ouvrir la page'],
    ['NL', 'De bladzijde openen'],
  ] as const) {
    await page.getByRole('radio', { name: language, exact: true }).check();
    await page.getByRole('button', { name: open }).click();
    const title = FIRST_PAGE[language === 'FR' ? 'fr' : 'nl'];
    await expect(book(page).getByRole('heading', { name: title })).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

test('on a phone the page is one leaf, and nothing lies beyond its edge', async ({ newcomer }) => {
  const context = await newcomer({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await startVoyage(page);
  await expect(book(page).getByRole('heading', { name: FIRST_PAGE.en })).toBeVisible({ timeout: 30_000 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await seriousFaults(page)).toEqual([]);
});

test('what the device keeps holds no word of an unread page, and the story goes on without a network', async ({
  newcomer,
}) => {
  test.setTimeout(120_000);
  const context = await newcomer(KEEPING);
  const page = await context.newPage();
  await page.goto('/');
  await keptOnDevice(page);
  await page.reload();
  await startVoyage(page);
  await expect(book(page).getByRole('heading', { name: FIRST_PAGE.en })).toBeVisible({ timeout: 30_000 });
  const kept = await page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        texts.push(await ((await cache.match(request))?.text() ?? ''));
    }
    return texts.join('\n');
  });
  expect(WORDS.filter((words) => kept.includes(words))).toEqual([]);
  await context.setOffline(true);
  await page.reload();
  await expect(book(page).getByRole('heading', { name: FIRST_PAGE.en })).toBeVisible({ timeout: 30_000 });
});
