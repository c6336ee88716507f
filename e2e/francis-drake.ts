/** How a person plays Francis Drake on its board: by clicking what glows. */
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { endOfGame } from './playing.ts';

const PLACES = '.drake-place-legal, .drake-target-legal';
export const OFFERS = 'button[aria-keyshortcuts]';
/** What a place asks when it has more than one thing to give. */
const CHOICES = 'dialog[open] .board-choice';

export function glowing(page: Page): Locator {
  return page.locator(`${PLACES}, ${OFFERS}`);
}

/** One thing that glows: a place of the street or of the chart, else a button. */
export async function clickOne(page: Page, turn: number): Promise<void> {
  const places = page.locator(PLACES);
  const count = await places.count();
  const from = count > 0 ? places.nth((turn * 3) % Math.min(count, 4)) : page.locator(OFFERS).first();
  await from.click({ timeout: 3_000 }).catch(() => undefined);
  const choice = page.locator(CHOICES).last();
  if (await choice.isVisible()) await choice.click();
}

export async function playToTheEnd(page: Page): Promise<void> {
  for (let clicks = 0; clicks < 300; clicks++) {
    await expect(glowing(page).or(endOfGame(page)).first()).toBeVisible({ timeout: 30_000 });
    if (await endOfGame(page).isVisible()) return;
    await clickOne(page, clicks);
  }
  throw new Error('the game does not end');
}

/** Clicks what glows until a decision of the given part of the voyage is asked for. */
export async function playUntil(page: Page, wanted: string): Promise<void> {
  for (let clicks = 0; clicks < 60; clicks++) {
    await expect(glowing(page).first()).toBeVisible({ timeout: 30_000 });
    if (await page.locator(wanted).first().isVisible()) return;
    await clickOne(page, clicks);
  }
  throw new Error(`${wanted} never came`);
}
