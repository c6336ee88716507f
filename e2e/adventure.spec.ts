/** The Adventure Begins in the browser: from the lobby through a chapter, and on. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import type { Way } from './playing.ts';
import { END, fitsTheWidth, playUntil } from './playing.ts';
import { PORT_ROYAL } from './port-royal.ts';
import { seriousFaults } from './reading.ts';
import { DESK } from './screens.ts';

/** In the order in which they are clicked: a page is turned at once, the first card will do. */
const CHOICES = {
  pages: '.book-dialog[open] .book-foot .button-primary',
  choices: 'dialog[open] .board-choice',
  adventurers: '.pr-adventurer-legal',
  missions: '.pr-mission-legal',
  numbers: '.port-royal-number',
};

const ADVENTURE: Way = {
  kinds: { ...CHOICES, ...PORT_ROYAL.kinds },
  choose(counts, turn) {
    const first = [...Object.keys(CHOICES), 'crews', 'cards'].find((kind) => (counts[kind] ?? 0) > 0);
    if (first !== undefined) return [first, 0];
    const all = counts['all'] ?? 0;
    return all > 0 ? ['all', turn % all] : undefined;
  },
};

/** Waits for each page to open, and reads it. */
const READING: Way = {
  kinds: { pages: CHOICES.pages },
  choose: ({ pages = 0 }) => (pages > 0 ? ['pages', 0] : undefined),
};

async function fitsTheHeight(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollHeight <= innerHeight);
}

test('a cooperative campaign: from the lobby through a chapter to the logbook, and on', async ({
  newcomer,
}) => {
  test.setTimeout(120_000);
  const page = await (await newcomer(DESK)).newPage();
  await page.goto('/new/port-royal');
  await page.getByLabel('Variant').selectOption('adventure-cooperative');
  await page.getByRole('radio', { name: /^Online/ }).check({ force: true });
  for (const chair of ['Chair 2', 'Chair 3', 'Chair 4'])
    await page.getByLabel(chair, { exact: true }).selectOption('bot');
  await page.getByRole('button', { name: 'Set the table' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  const adventurer = page.locator(CHOICES.adventurers).first();
  await expect(adventurer).toBeVisible({ timeout: 30_000 });
  expect(await seriousFaults(page)).toEqual([]);
  await adventurer.click();
  await playUntil(page, READING, ({ words }) => words.includes('Take up the mission'));
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Take up the mission' }).click();
  await playUntil(page, ADVENTURE, ({ words }) => words.includes('Draw a card'));
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await fitsTheHeight(page)).toBe(true);
    expect(await fitsTheWidth(page)).toBe(true);
  }
  expect(await seriousFaults(page)).toEqual([]);
  await playUntil(page, ADVENTURE, END, 300);
  await expect(page.locator('.table-end')).toContainText(/Missions \d\/\d/);
  // The last page may still lie over the table.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'To the logbook' }).click({ timeout: 1_000 });
  }).toPass({ timeout: 15_000 });
  await expect(page.getByRole('list', { name: 'The chapters' }).getByRole('listitem')).toHaveCount(5);
  await page.getByRole('button', { name: /^Sail (?:on|it again)/ }).click();
  await page.getByRole('button', { name: 'Set the table' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(adventurer).toBeVisible({ timeout: 30_000 });
});
