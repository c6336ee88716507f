import type { Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import { arrive, tableWithBots } from '../tables.ts';
import { DESKTOP, PHONE, show, visit } from './visit.ts';

const LEGAL = '[class$="-legal"], [class*="-legal "], button[aria-keyshortcuts]';

/** Clicks what glows for a while, so that there is something to see. */
async function playOn(page: Page, clicks: number): Promise<void> {
  for (let click = 0; click < clicks; click++) {
    const legal = page.locator(LEGAL);
    await legal.first().waitFor({ timeout: 30_000 });
    const target = legal.nth((click * 5) % Math.max(1, await legal.count()));
    await target.click({ timeout: 1_500 }).catch(() => undefined);
    const choice = page.locator('dialog[open] .drake-choice').first();
    if (await choice.isVisible()) await choice.click();
  }
}

for (const look of [
  { name: 'caravelas', game: 'caravelas', language: 'en', chart: 'light', size: DESKTOP },
  { name: 'caravelas-phone', game: 'caravelas', language: 'fr', chart: 'night', size: PHONE },
  { name: 'francis-drake', game: 'francis-drake', language: 'en', chart: 'light', size: DESKTOP },
  { name: 'francis-drake-phone', game: 'francis-drake', language: 'nl', chart: 'night', size: PHONE },
  { name: 'maracaibo-in-words', game: 'maracaibo', language: 'en', chart: 'light', size: DESKTOP },
] as const) {
  test(look.name, async ({ newcomer }) => {
    test.setTimeout(240_000);
    const page = await visit(newcomer, look);
    const id = await tableWithBots(await arrive(page.context(), 'Anna'), 2, {}, look.game);
    await page.goto(`/table/${id}`);
    await playOn(page, 24);
    await page.keyboard.press('Escape');
    await page.mouse.move(0, 0);
    await page.evaluate(() => scrollTo(0, 0));
    await show(page, look.name);
  });
}
