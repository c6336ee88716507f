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

/** Something may go while it is clicked; what cannot be clicked so many times in a row is in somebody's way. */
const MISSES = 5;

/** Clicks what glows until the game is over; answers how often. */
export async function playToTheEnd(page: Page, most = 400): Promise<number> {
  let misses = 0;
  for (let clicks = 0; clicks < most; clicks++) {
    await expect(glowing(page).or(endOfGame(page)).first()).toBeVisible({ timeout: 30_000 });
    if (await endOfGame(page).isVisible()) return clicks;
    const missed = await clickOne(page, clicks);
    misses = missed === undefined ? 0 : misses + 1;
    if (misses === MISSES) throw missed;
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

/** One thing that glows: a card where one may be taken, else a button, now one, now another. Answers what failed. */
async function clickOne(page: Page, turn: number): Promise<unknown> {
  const cards = page.locator('.card-legal, .expedition-legal, .contract-legal');
  const all = glowing(page);
  const from = (await cards.count()) > 0 ? cards : all;
  const count = await from.count();
  if (count === 0) return undefined;
  const missed: unknown = await from
    .nth(turn % count)
    .click({ timeout: 3_000 })
    .then(
      () => undefined,
      (error: unknown) => error,
    );
  const crew = page.locator('dialog[open] .port-royal-crews button').first();
  if (await crew.isVisible()) await crew.click();
  return missed;
}

/** Nothing lies beyond the right edge. */
export async function fitsTheWidth(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
}
