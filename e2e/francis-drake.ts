/** How a person plays Francis Drake on its board: by clicking what glows. */
import type { Locator, Page } from '@playwright/test';
import type { Way } from './playing.ts';
import { playUntil } from './playing.ts';

const PLACES = '.drake-place-legal, .drake-target-legal';
export const OFFERS = 'button[aria-keyshortcuts]';

export function glowing(page: Page): Locator {
  return page.locator(`${PLACES}, ${OFFERS}`);
}

/** A place of the street or of the chart, else a button; what a place asks when it has more than one thing to give. */
export const FRANCIS_DRAKE: Way<'choices' | 'places' | 'offers'> = {
  kinds: { choices: 'dialog[open] .board-choice', places: PLACES, offers: OFFERS },
  choose({ choices, places, offers }, turn) {
    if (choices > 0) return ['choices', choices - 1];
    if (places > 0) return ['places', (turn * 3) % Math.min(places, 4)];
    return offers > 0 ? ['offers', 0] : undefined;
  },
};

/** Plays until a place of the Caribbean can be chosen. */
export async function playUntilAtSea(page: Page): Promise<void> {
  await playUntil(page, FRANCIS_DRAKE, '.drake-target-legal', 90);
}
