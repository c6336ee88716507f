import type { BrowserContext } from '@playwright/test';

/** Marks a device as that of people who know the place: no first game is asked about, no tip is given, nothing offered. */
export async function playedBefore(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    localStorage.setItem('captains-table/guidance', 'off');
    localStorage.setItem('captains-table/notices-offered', 'yes');
  });
}
