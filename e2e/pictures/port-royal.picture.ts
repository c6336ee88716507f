import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { endOfGame, playSome } from '../playing.ts';
import { glowing, playToTheEnd, PORT_ROYAL } from '../port-royal.ts';
import { DESKTOP, PHONE, PLAY, show, visit } from './visit.ts';

/** Cards in the harbour that make a good picture. */
const FULL_HARBOUR = 5;

/** Plays on until the harbour is worth looking at. */
async function untilTheHarbourIsFull(page: Page): Promise<void> {
  await playSome(page, PORT_ROYAL, 40);
  for (let click = 0; click < 120; click++) {
    if ((await page.locator('.pr-harbour-berth').count()) >= FULL_HARBOUR) return;
    const draw = page.locator('.pr-draw-pile-legal');
    if (await draw.isVisible()) await draw.click({ timeout: 3_000 }).catch(() => undefined);
    else await playSome(page, PORT_ROYAL, 1);
    if (await endOfGame(page).isVisible()) return;
  }
}

for (const look of [
  { name: 'table', language: 'en', chart: 'light', size: DESKTOP },
  { name: 'table-night', language: 'nl', chart: 'night', size: DESKTOP },
  { name: 'table-phone', language: 'fr', chart: 'light', size: PHONE },
  { name: 'table-phone-night', language: 'en', chart: 'night', size: PHONE },
] as const) {
  test(look.name, async ({ newcomer }) => {
    test.setTimeout(240_000);
    const page = await visit(newcomer, look);
    await page.getByRole('button', { name: PLAY }).first().click();
    await untilTheHarbourIsFull(page);
    await show(page, look.name);
  });
}

test('end', async ({ newcomer }) => {
  test.setTimeout(240_000);
  const page = await visit(newcomer, { language: 'en', chart: 'light', size: DESKTOP });
  await page.getByRole('button', { name: PLAY }).first().click();
  await playToTheEnd(page);
  await expect(page.locator('.race-chart')).toHaveCount(2, { timeout: 60_000 });
  await show(page, 'end');
});

test('text-table', async ({ newcomer }) => {
  const page = await visit(newcomer, { language: 'en', chart: 'light', size: DESKTOP });
  await page.evaluate(() => localStorage.setItem('captains-table/table-style', 'text'));
  await page.reload();
  await page.getByRole('button', { name: PLAY }).first().click();
  await expect(glowing(page).first()).toBeVisible({ timeout: 30_000 });
  await show(page, 'text-table');
});

test('guide', async ({ newcomer }) => {
  const page = await visit(newcomer, { language: 'en', chart: 'light', size: DESKTOP });
  await page.goto('/learn/port-royal');
  await expect(page.getByRole('heading').first()).toBeVisible();
  await show(page, 'guide');
});
