/** How a person plays Maracaibo on its board: by clicking what glows. */
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** Things on the board that may be chosen, and the numbered buttons of the action bar. */
export const THINGS = '.maracaibo [class$="-legal"], .maracaibo [class*="-legal "]';
export const OFFERS = 'button[aria-keyshortcuts]';
/** Where more than one move is about a thing, and what a finger chooses after it has looked at a card. */
const CHOICES = 'dialog[open] .board-choice, dialog[open] .dialog-actions button';
/** Places that a ship may sail to. */
export const HARBOURS = '.ma-target-place.ma-target-legal';

export function glowing(page: Page): Locator {
  return page.locator(`${THINGS}, ${OFFERS}`);
}

/** Now a thing, now a button: both play. Far places come last, and whoever sails far is soon home. */
export async function clickOne(page: Page, turn: number): Promise<void> {
  const things = page.locator(THINGS);
  const offers = page.locator(OFFERS);
  const [thingCount, offerCount] = [await things.count(), await offers.count()];
  if (offerCount > 0 && (thingCount === 0 || turn % 2 === 0)) {
    await tryToClick(offers.nth(turn % offerCount));
  } else if (thingCount > 0) {
    await tryToClick(things.nth(thingCount - 1 - (turn % Math.min(thingCount, 3))));
  }
  const choice = page.locator(CHOICES).last();
  if (await choice.isVisible()) await tryToClick(choice);
}

/** The table may have changed meanwhile: then the next click finds what glows by then. */
async function tryToClick(target: Locator): Promise<void> {
  await target.click({ timeout: 2_000 }).catch(() => undefined);
}

/** Clicks what glows until the board shows this; answers how many clicks it took. */
export async function playUntil(page: Page, wanted: Locator, most: number): Promise<number> {
  for (let clicks = 0; clicks < most; clicks++) {
    await expect(glowing(page).or(wanted).first()).toBeVisible({ timeout: 30_000 });
    if (await wanted.first().isVisible()) return clicks;
    await clickOne(page, clicks);
  }
  throw new Error('it never came');
}
