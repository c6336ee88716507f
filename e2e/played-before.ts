import type { BrowserContext } from '@playwright/test';

/** Marks a device as that of people who know the games: no first game is asked about, and no tip is given. */
export async function playedBefore(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => localStorage.setItem('captains-table/guidance', 'off'));
}
