/** A campaign on this device: from the lobby to its second chapter without a network, as a file, and back. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, KEEPING, test } from './fixtures.ts';
import type { Way } from './playing.ts';
import { END, keptOnDevice, OPEN_VOTE, playUntil } from './playing.ts';
import { seriousFaults } from './reading.ts';
import { arrive } from './tables.ts';

/** In the order in which they are clicked. */
const CHOICES = {
  votes: OPEN_VOTE,
  pages: '.book-dialog[open] .book-foot .button-primary',
  moves: '.text-moves-move',
};

const VOYAGE: Way<keyof typeof CHOICES> = {
  kinds: CHOICES,
  choose(counts) {
    const kind = (['votes', 'pages', 'moves'] as const).find((name) => counts[name] > 0);
    return kind === undefined ? undefined : [kind, 0];
  },
};

/** Rich, so that the first chapter is nearly always won. */
async function beginVoyage(page: Page): Promise<void> {
  await page.goto('/new/stowaways');
  await page.getByLabel('Variant').selectOption('voyage');
  await page.getByLabel('Coins at the start').fill('5');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator(CHOICES.pages)).toBeVisible({ timeout: 30_000 });
}

async function toLogbook(page: Page): Promise<void> {
  // The last page may still lie over the table.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'To the logbook' }).click({ timeout: 1_000 });
  }).toPass({ timeout: 15_000 });
}

/** Plays a chapter to its end, and once more for every time it was lost. */
async function winChapter(page: Page): Promise<void> {
  const again = page.getByRole('button', { name: 'Sail it again' });
  const on = page.getByRole('button', { name: /^Sail on/ });
  for (;;) {
    await playUntil(page, VOYAGE, END);
    await toLogbook(page);
    await expect(again.or(on)).toBeVisible();
    if (await on.isVisible()) return;
    await again.click();
    await page.getByRole('button', { name: 'Set the table' }).click();
  }
}

/** The file that a click on Export saves. */
async function exported(page: Page): Promise<string> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  return (await saving).path();
}

async function importFrom(page: Page, file: string, button: string): Promise<void> {
  await page.goto('/games');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (await choosing).setFiles(file);
  await expect(page.getByRole('list', { name: 'The chapters' })).toBeVisible();
}

test('a campaign goes on without a network, chapter after chapter, and leaves as a file', async ({
  newcomer,
}) => {
  test.setTimeout(240_000);
  const context = await newcomer({ ...KEEPING, acceptDownloads: true });
  const page = await context.newPage();
  await page.goto('/');
  await keptOnDevice(page);
  await page.reload();
  await beginVoyage(page);
  await context.setOffline(true);
  await playUntil(page, VOYAGE, ({ seen }) => seen.includes('moves'));
  // Closed in the middle of a chapter: it goes on where it stood.
  await page.reload();
  await winChapter(page);
  const results = page.getByRole('group', { name: 'Results' });
  await expect(results.getByRole('button', { name: 'Branch' }).first()).toBeVisible();
  await expect(page.locator('.logbook-recap-text')).toContainText(/\w+ \w+/);
  await expect(page.getByRole('button', { name: 'Invite' })).toBeHidden();
  expect(await seriousFaults(page)).toEqual([]);

  await page.getByRole('button', { name: 'Sail on: chapter 2' }).click();
  await page.getByRole('button', { name: 'Set the table' }).click();
  await expect(page.locator(CHOICES.pages)).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await expect(page.locator(CHOICES.pages)).toBeVisible({ timeout: 30_000 });

  await page.goto('/games');
  const campaign = page.locator('.campaign-line');
  await expect(campaign).toHaveCount(1);
  await expect(campaign).toContainText('Chapter 2 of 3 · on this device');
  expect(await seriousFaults(page)).toEqual([]);
  await campaign.getByRole('link', { name: 'Logbook' }).click();
  await expect(page.getByRole('link', { name: 'To the table' })).toHaveAttribute('href', /^\/local\//);
  const file: unknown = JSON.parse(readFileSync(await exported(page), 'utf8'));
  expect(file).toMatchObject({
    format: 'captains-table-campaign',
    game: 'stowaways',
    chapters: expect.arrayContaining([expect.objectContaining({ number: 1 })]),
  });
});

test('a campaign moves between the server and a device', async ({ newcomer }) => {
  test.setTimeout(240_000);
  const context = await newcomer({ acceptDownloads: true });
  await arrive(context, 'Anna');
  const page = await context.newPage();
  await beginVoyage(page);
  await playUntil(page, VOYAGE, END);
  await toLogbook(page);
  await importFrom(page, await exported(page), 'Import a campaign');
  await expect(page.getByRole('button', { name: 'Invite' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sail on: chapter 2' })).toBeVisible();
  await importFrom(page, await exported(page), 'Import on this device');
  await expect(page.getByRole('button', { name: 'Invite' })).toBeHidden();
  await page.getByRole('button', { name: 'Sail on: chapter 2' }).click();
  await page.getByRole('button', { name: 'Set the table' }).click();
  await playUntil(page, VOYAGE, END);
  await toLogbook(page);
  await expect(
    page.getByRole('group', { name: 'Results' }).getByRole('button', { name: 'Branch' }),
  ).toHaveCount(2);
  await page.goto('/games');
  await expect(page.locator('.campaign-line')).toHaveCount(3);
  const mine = page.locator('.campaign-line').filter({ hasText: 'on this device' });
  await mine.first().getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(mine).toHaveCount(1);
});
