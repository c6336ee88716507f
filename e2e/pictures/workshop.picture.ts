import type { Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import { DESKTOP, PHONE, showSmall, visit } from './visit.ts';

async function open(page: Page, game: string): Promise<void> {
  await page.goto(`/workshop/${game}`);
  await page.locator('.ws-gallery .ws-cell').first().waitFor({ timeout: 60_000 });
}

/** A few pieces marked as matching, as after the first minutes with a box on the table. */
async function check(page: Page, pieces: readonly string[]): Promise<void> {
  for (const piece of pieces) {
    await page.locator(`[data-piece="${piece}"]`).click();
    await page.getByRole('button', { name: 'Matches my box' }).click();
  }
}

test('workshop', async ({ newcomer }) => {
  const page = await visit(newcomer, { language: 'en', chart: 'light', size: DESKTOP });
  await open(page, 'maracaibo');
  await page.getByRole('combobox', { name: 'Kind of piece' }).selectOption('cards');
  await check(page, ['cards/A01', 'cards/A02', 'cards/A03', 'cards/A04', 'cards/A06', 'cards/A08']);
  await page.locator('[data-piece="cards/A07"]').click();
  await page.getByRole('spinbutton', { name: 'Points', exact: true }).fill('3');
  await page.mouse.move(0, 0);
  await showSmall(page, 'workshop');
});

test('workshop-phone', async ({ newcomer }) => {
  const page = await visit(newcomer, { language: 'fr', chart: 'light', size: PHONE });
  await open(page, 'port-royal');
  await page.locator('[data-piece="cards/base-trader-blue-01"]').click();
  await page.getByRole('spinbutton', { name: 'Coût', exact: true }).fill('5');
  await showSmall(page, 'workshop-phone');
});

test('workshop-chart', async ({ newcomer }) => {
  const page = await visit(newcomer, { language: 'en', chart: 'night', size: DESKTOP });
  await open(page, 'caravelas');
  await page.getByRole('radio', { name: 'Chart', exact: true }).check();
  await page.getByRole('button', { name: 'New: current' }).click();
  await page.locator('[data-handle="c06r06"]').hover();
  await page.mouse.down();
  for (const space of ['c07r06', 'c08r07'])
    await page.locator(`[data-handle="${space}"]`).hover({ force: true });
  await page.mouse.up();
  await page.mouse.move(0, 0);
  await showSmall(page, 'workshop-chart');
});
