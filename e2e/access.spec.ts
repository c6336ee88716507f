import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { glowing } from './playing.ts';

const SERIOUS = new Set(['serious', 'critical']);

async function seriousFaults(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => SERIOUS.has(impact ?? ''))
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const path of [
    '/',
    '/new/port-royal',
    '/games',
    '/watch',
    '/settings',
    '/sign-in',
    '/credits',
    '/learn/port-royal',
    '/nowhere',
  ]) {
    test(`axe finds nothing serious on ${path} (${colorScheme})`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      expect(await seriousFaults(page)).toEqual([]);
    });
  }

  test(`axe finds nothing serious at the table, drawn and told (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/');
    await page.getByRole('button', { name: 'Play now' }).click();
    await expect(glowing(page).first()).toBeVisible({ timeout: 30_000 });
    expect(await seriousFaults(page)).toEqual([]);
    await page.evaluate(() => localStorage.setItem('captains-table/table-style', 'text'));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    expect(await seriousFaults(page)).toEqual([]);
  });
}
