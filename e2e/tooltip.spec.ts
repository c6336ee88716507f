import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const told = (page: Page) => page.locator('.tooltip-bubble:popover-open');
const cards = (page: Page) => page.locator('.harbour-berth .card');

/** The first lesson, where nobody else decides: two cards are drawn, the third waits. */
async function harbourOfTwo(page: Page): Promise<void> {
  await page.goto('/learn/port-royal');
  for (const drawn of [1, 2]) {
    await page.locator('.draw-pile-legal').click();
    await expect(cards(page)).toHaveCount(drawn);
  }
}

test('words about a card leave the buttons free', async ({ page }) => {
  await harbourOfTwo(page);
  await cards(page).last().hover();
  await expect(told(page)).toBeVisible();
  const bar = await page.locator('.table-prompt').boundingBox();
  const words = await told(page).boundingBox();
  expect(words?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? Infinity));
});

test('a card that comes to lie under a pointer at rest says nothing', async ({ page }) => {
  await harbourOfTwo(page);
  const place = await cards(page).last().boundingBox();
  if (place === null) throw new Error('no card to point at');
  // Just below the card: half a card further down it would lie there.
  await page.mouse.move(place.x + place.width / 2, place.y + place.height + 12);
  await page.waitForTimeout(400);
  await expect(told(page)).toHaveCount(0);
  await page.evaluate(() => document.body.style.setProperty('margin-top', '60px'));
  await expect.poll(async () => (await cards(page).last().boundingBox())?.y).toBeGreaterThan(place.y + 50);
  await page.waitForTimeout(600);
  await expect(told(page)).toHaveCount(0);
  await page.mouse.move(place.x + place.width / 2, place.y + place.height + 10);
  await expect(told(page)).toBeVisible();
});
