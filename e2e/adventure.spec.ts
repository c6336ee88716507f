/** The Adventure Begins in the browser: from the lobby through a chapter, and on. */
import type { Page } from '@playwright/test';
import { ADVENTURE, CHOICES } from './adventure.ts';
import { wordsIn } from './captain.ts';
import type { Newcomer } from './fixtures.ts';
import { expect, test } from './fixtures.ts';
import { openFromTable } from './logbook.ts';
import type { Way } from './playing.ts';
import { END, fitsTheWidth, playUntil } from './playing.ts';
import { seriousFaults } from './reading.ts';
import { DESKTOP, PHONE } from './screens.ts';
import { arrive } from './tables.ts';

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
  const page = await (await newcomer(DESKTOP)).newPage();
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
  await openFromTable({ page, words: wordsIn('en') });
  await expect(page.getByRole('list', { name: 'The chapters' }).getByRole('listitem')).toHaveCount(5);
  await page.getByRole('button', { name: /^Sail (?:on|it again)/ }).click();
  await page.getByRole('button', { name: 'Set the table' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(adventurer).toBeVisible({ timeout: 30_000 });
});

const STORY = {
  game: 'port-royal',
  options: { mode: 'adventure-cooperative' },
  chairs: [{ kind: 'me' }, { kind: 'bot', level: 'cabin-boy' }],
};

interface Begun {
  readonly table: string;
}

/** The first chapter on a phone in this language, where the adventurer is chosen. */
async function onPhone(newcomer: Newcomer, locale: string): Promise<Page> {
  const context = await newcomer({ ...PHONE, locale });
  const anna = await arrive(context, 'Anna');
  const { table }: Begun = await (await anna.post('/api/campaigns', { data: STORY })).json();
  await anna.post(`/api/tables/${table}/start`, { data: {} });
  const page = await context.newPage();
  await page.goto(`/table/${table}`);
  return page;
}

for (const [locale, mission, chapter] of [
  ['en-GB', 'Your mission', 'Chapter 1, Unknown Sails'],
  ['fr-FR', 'Votre mission', 'Chapitre 1, Voiles inconnues'],
  ['nl-NL', 'Jullie missie', 'Hoofdstuk 1, Onbekende zeilen'],
] as const) {
  test(`the table of the adventure on a phone, ${locale}`, async ({ newcomer }) => {
    const page = await onPhone(newcomer, locale);
    const adventurer = page.locator(CHOICES.adventurers).first();
    await expect(adventurer).toBeVisible({ timeout: 30_000 });
    expect(await seriousFaults(page)).toEqual([]);
    await adventurer.click();
    // The cover, then the page with the mission.
    await expect(page.locator('.book-dialog[open] .page-text')).toBeVisible({ timeout: 30_000 });
    await page.locator(CHOICES.pages).click();
    await expect(page.locator('.book-mission')).toContainText(mission, { timeout: 30_000 });
    expect(await seriousFaults(page)).toEqual([]);
    await page.locator(CHOICES.pages).click();
    await playUntil(page, ADVENTURE, '.pr-draw-pile-legal');
    await expect(page.locator('.top-bar-part')).toHaveText(chapter);
    expect(await fitsTheWidth(page)).toBe(true);
    expect(await seriousFaults(page)).toEqual([]);
  });
}

test('a reader who comes back is told of pages that were turned meanwhile', async ({ newcomer }) => {
  const page = await onPhone(newcomer, 'en-GB');
  await page.locator(CHOICES.adventurers).first().click();
  // The prompt offers a page as well: before the book is there it would be turned unseen.
  await expect(page.locator(CHOICES.pages)).toBeVisible({ timeout: 30_000 });
  await playUntil(page, ADVENTURE, '.pr-draw-pile-legal');
  // As if only the first page had been shown on this device before the reader went.
  await page.evaluate(() => {
    const shown: readonly string[] = JSON.parse(localStorage.getItem('captains-table/pages-shown') ?? '[]');
    localStorage.setItem('captains-table/pages-shown', JSON.stringify(shown.slice(0, 1)));
    localStorage.removeItem('captains-table/pages-read');
  });
  await page.reload();
  const away = page.locator('.story-so-far-away');
  await expect(away.getByRole('heading', { name: 'While you were away' })).toBeVisible({ timeout: 30_000 });
  expect(await seriousFaults(page)).toEqual([]);
  await away.getByRole('button').first().click();
  await page.getByRole('button', { name: 'Back to the table' }).click();
  await expect(page.locator('.book-dialog[open]')).toBeHidden();
});
