import type { BrowserContext } from '@playwright/test';

/** Marks a device as one on which people have played before: no question at the first game, no tips, no offers. */
export async function playedBefore(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    localStorage.setItem('captains-table/guidance', 'off');
    localStorage.setItem('captains-table/notices-offered', 'yes');
  });
}
