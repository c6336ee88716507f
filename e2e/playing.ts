/** How a person plays: by clicking what glows. */
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** The buttons of the action bar are numbered; undo and the like are not among them. */
const OFFERS = Array.from({ length: 9 }, (_, i) => `button[aria-keyshortcuts="${i + 1}"]`);
const CARDS = ['.card-legal', '.draw-pile-legal', '.expedition-legal', '.contract-legal'];

/** Cards, piles and contracts that may be chosen, and the buttons of the action bar. */
export function glowing(page: Page): Locator {
  return page.locator([...CARDS, ...OFFERS].join());
}

export function endOfGame(page: Page): Locator {
  return page.locator('.breakdown');
}

/** Clicks what glows until the game is over; answers how often. */
export async function playToTheEnd(page: Page, most = 400): Promise<number> {
  for (let clicks = 0; clicks < most; clicks++) {
    await expect(glowing(page).or(endOfGame(page)).first()).toBeVisible({ timeout: 30_000 });
    if (await endOfGame(page).isVisible()) return clicks;
    await clickOne(page, clicks);
  }
  throw new Error('the game does not end');
}

/** Clicks what glows so many times, or until the game is over. */
export async function playSome(page: Page, clicks: number): Promise<void> {
  for (let click = 0; click < clicks; click++) {
    await expect(glowing(page).or(endOfGame(page)).first()).toBeVisible({ timeout: 30_000 });
    if (await endOfGame(page).isVisible()) return;
    await clickOne(page, click);
  }
}

/** One thing that glows: a card where one may be taken, else a button, now one, now another. */
async function clickOne(page: Page, turn: number): Promise<void> {
  const cards = page.locator('.card-legal, .expedition-legal, .contract-legal');
  const all = glowing(page);
  const from = (await cards.count()) > 0 ? cards : all;
  const count = await from.count();
  if (count === 0) return;
  await from
    .nth(turn % count)
    .click({ timeout: 3_000 })
    .catch(() => undefined);
  const crew = page.locator('dialog[open] .port-royal-crews button').first();
  if (await crew.isVisible()) await crew.click();
}

/** Nothing lies beyond the right edge. */
export async function fitsTheWidth(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
}
