/** What those who do not see the page, or see it badly, would stumble over. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const SERIOUS = new Set(['serious', 'critical']);

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
