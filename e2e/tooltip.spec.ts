import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { playUntilAtSea } from './francis-drake.ts';
import { DESKTOP } from './screens.ts';
import { openTable } from './tables.ts';

/** Longer than a pointer must rest before words come. */
const REST = 300;

/** By the page's own clock, however slow the machine is: what the page would have done by then has been done. */
async function pageRests(page: Page): Promise<void> {
  await page.evaluate(
    (milliseconds) => new Promise<void>((done) => void setTimeout(done, milliseconds)),
    REST,
  );
}

const told = (page: Page) => page.locator('.tooltip-bubble:popover-open');
const cards = (page: Page) => page.locator('.pr-harbour-berth .pr-card');

/** The first lesson, where no one else decides: two cards are drawn, the third waits. */
async function harbourOfTwo(page: Page): Promise<void> {
  await page.goto('/learn/port-royal');
  for (const drawn of [1, 2]) {
    await page.locator('.pr-draw-pile-legal').click();
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
  await pageRests(page);
  await expect(told(page)).toHaveCount(0);
  await page.evaluate(() => document.body.style.setProperty('margin-top', '60px'));
  await expect.poll(async () => (await cards(page).last().boundingBox())?.y).toBeGreaterThan(place.y + 50);
  await pageRests(page);
  await expect(told(page)).toHaveCount(0);
  await page.mouse.move(place.x + place.width / 2, place.y + place.height + 10);
  await expect(told(page)).toBeVisible();
});

test('coins, shields, flags, the scale and the discard pile explain themselves', async ({ page }) => {
  await page.goto('/learn/port-royal');
  await expect(page.locator('.pr-draw-pile-legal')).toBeVisible();
  for (const [sign, words] of [
    ['coin', 'what the player has'],
    ['influence', 'as long as they lie in front of you'],
    ['blue', /flute/i],
    ['take', 'more colours in the harbour allow more'],
    ['discard', 'When the draw pile is empty'],
  ] as const) {
    await visit(page, page.locator(`[data-sign="${sign}"]:visible`).first());
    await expect(told(page)).toContainText(words);
  }
  await page.keyboard.press('Escape');
  await expect(told(page)).toHaveCount(0);
});

test('words that come late come to a pointer that is still there, and to no other', async ({ page }) => {
  await page.goto('/learn/port-royal');
  await expect(page.locator('.pr-draw-pile-legal')).toBeVisible();
  let letCome: () => void = () => undefined;
  const late = new Promise<void>((done) => (letCome = done));
  let held = 0;
  await page.route('**/assets/**', async (route) => {
    held++;
    await late;
    await route.continue();
  });
  await page.locator('[data-sign="take"]:visible').first().hover();
  await expect.poll(() => held).toBeGreaterThan(0);
  await page.mouse.move(2, 2);
  await pageRests(page);
  await page.locator('[data-sign="coin"]:visible').first().hover();
  letCome();
  await expect(told(page)).toContainText('what the player has');
});

const TARGETS = '.drake-target-legal';

/** Legal targets of which a mouse reaches nothing but words. */
async function buried(page: Page): Promise<readonly (string | null)[]> {
  return page.locator(TARGETS).evaluateAll((targets) =>
    targets
      .filter((target) => {
        const { left, top, width, height } = target.getBoundingClientRect();
        const found = document.elementFromPoint(left + width / 2, top + height / 2);
        return found !== null && found.closest('.tooltip-bubble') !== null;
      })
      .map((target) => target.getAttribute('aria-label')),
  );
}

/** From nowhere to a place, and until its own words are there: those of the place before linger for a moment. */
async function visit(page: Page, place: Locator): Promise<void> {
  await page.mouse.move(2, 2);
  await expect(told(page)).toHaveCount(0);
  await place.hover();
  await expect(told(page)).toBeVisible();
}

test('no words ever keep the mouse from what can be chosen', async ({ newcomer }) => {
  test.setTimeout(120_000);
  const page = await openTable(newcomer, DESKTOP, 2, 'francis-drake');
  await playUntilAtSea(page);
  for (const place of await page.locator('.drake-target').all()) {
    await visit(page, place);
    expect(await buried(page)).toEqual([]);
  }

  // Escape sends them away although the focus is elsewhere; the next visit brings them back.
  const first = page.locator(TARGETS).first();
  await visit(page, first);
  await page.keyboard.press('Escape');
  await expect(told(page)).toHaveCount(0);
  const place = await first.boundingBox();
  if (place === null) throw new Error('no place to point at');
  await page.mouse.move(place.x + place.width / 2 + 2, place.y + place.height / 2);
  await pageRests(page);
  await expect(told(page)).toHaveCount(0);
  await visit(page, first);

  // After a choice the explanation is no longer needed.
  await first.click();
  const choice = page.locator('dialog[open] .board-choice').last();
  if (await choice.isVisible()) await choice.click();
  await expect(told(page)).toHaveCount(0);
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
  expect(await buried(page)).toEqual([]);
});
