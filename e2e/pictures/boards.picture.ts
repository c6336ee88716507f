import type { Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import { arrive, tableWithBots } from '../tables.ts';
import { DESKTOP, PHONE, show, visit } from './visit.ts';

const PLACES = '[class$="-legal"], [class*="-legal "]';
const OFFERS = 'button[aria-keyshortcuts]';

/** Clicks what glows for a while, so that there is something to see. */
async function playOn(page: Page, clicks: number): Promise<void> {
  for (let click = 0; click < clicks; click++) {
    await page.locator(`${PLACES}, ${OFFERS}`).first().waitFor({ timeout: 30_000 });
    const places = page.locator(PLACES);
    const from = (await places.count()) > 0 ? places : page.locator(OFFERS);
    const target = from.nth((click * 5) % Math.max(1, Math.min(4, await from.count())));
    await target.click({ timeout: 1_500 }).catch(() => undefined);
    const choice = page.locator('dialog[open] .board-choice').first();
    if (await choice.isVisible()) await choice.click();
  }
}

/** Caravelas: plays on until the sea lies open, and draws the longest route of this turn. */
async function drawRoute(page: Page): Promise<void> {
  const reach = page.locator('.caravelas-space-reach');
  const pass = page.getByRole('button', { name: 'Pass', exact: true });
  // All markers for sailing, none for the bid; a bonus move reaches twelve spaces at the most.
  for (let clicks = 0; clicks < 60 && (await reach.count()) <= 12; clicks++) {
    if (await pass.isVisible()) await pass.click();
    else await playOn(page, 1);
  }
  const line = page.locator('.caravelas-route-line');
  let longest = { length: 0, space: 0 };
  for (let space = 0; space < (await reach.count()); space++) {
    await reach.nth(space).focus();
    const length = await line.evaluateAll((lines) =>
      lines.reduce((sum, path) => sum + (path instanceof SVGPathElement ? path.getTotalLength() : 0), 0),
    );
    if (length > longest.length) longest = { length, space };
  }
  await reach.nth(longest.space).click({ force: true });
}

for (const look of [
  { name: 'caravelas', game: 'caravelas', language: 'en', chart: 'light', size: DESKTOP, clicks: 24 },
  { name: 'caravelas-phone', game: 'caravelas', language: 'fr', chart: 'night', size: PHONE, clicks: 24 },
  { name: 'francis-drake', game: 'francis-drake', language: 'en', chart: 'light', size: DESKTOP, clicks: 10 },
  {
    name: 'francis-drake-phone',
    game: 'francis-drake',
    language: 'nl',
    chart: 'night',
    size: PHONE,
    clicks: 10,
  },
  { name: 'maracaibo', game: 'maracaibo', language: 'en', chart: 'light', size: DESKTOP, clicks: 24 },
  { name: 'maracaibo-phone', game: 'maracaibo', language: 'fr', chart: 'light', size: PHONE, clicks: 24 },
] as const) {
  test(look.name, async ({ newcomer }) => {
    test.setTimeout(240_000);
    const page = await visit(newcomer, look);
    const id = await tableWithBots(await arrive(page.context(), 'Anna'), 2, {}, look.game);
    await page.goto(`/table/${id}`);
    await playOn(page, look.clicks);
    await page.keyboard.press('Escape');
    if (look.name === 'caravelas') await drawRoute(page);
    await page.mouse.move(0, 0);
    await page.evaluate(() => scrollTo(0, 0));
    await show(page, look.name);
  });
}
