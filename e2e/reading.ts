/** Accessibility faults of a page, found by axe. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const SERIOUS = new Set(['serious', 'critical']);

/** Of the chart by day and by night: a change of colours is quicker than a second visit. The page stays as it is at last. */
export async function seriousFaultsByDayAndNight(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const fault of await seriousFaults(page)) faults.push(`${colorScheme}: ${fault}`);
  }
  return faults;
}

export async function seriousFaults(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page })
    // Describing the thousands of places where nothing is wrong takes longer than looking at them.
    .options({ resultTypes: ['violations'] })
    // There are no frames of other sites, so the page itself can put the results together.
    .setLegacyMode()
    .analyze();
  return violations
    .filter(({ impact }) => SERIOUS.has(impact ?? ''))
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}
