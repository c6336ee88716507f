/** How a person plays Port Royal: by clicking what glows. */
import type { Locator, Page } from '@playwright/test';
import type { Way } from './playing.ts';
import * as playing from './playing.ts';

/** The buttons of the action bar are numbered; undo and the like are not among them. */
const OFFERS = Array.from({ length: 9 }, (_, i) => `button[aria-keyshortcuts="${i + 1}"]`).join();
const CARDS = '.pr-card-legal, .pr-expedition-legal, .pr-contract-legal';
const ALL = `${CARDS}, .pr-draw-pile-legal, ${OFFERS}`;
const CREWS = 'dialog[open] .port-royal-crews button';

/** Cards, piles and contracts that may be chosen, and the buttons of the action bar. */
export function glowing(page: Page): Locator {
  return page.locator(ALL);
}

/** A card where one may be taken, else anything, now one, now another. */
export const PORT_ROYAL: Way<'crews' | 'cards' | 'all'> = {
  kinds: { crews: CREWS, cards: CARDS, all: ALL },
  choose({ crews, cards, all }, turn) {
    if (crews > 0) return ['crews', 0];
    if (cards > 0) return ['cards', turn % cards];
    return all > 0 ? ['all', turn % all] : undefined;
  },
};

export async function playToTheEnd(page: Page): Promise<number> {
  return playing.playUntil(page, PORT_ROYAL, playing.END);
}
