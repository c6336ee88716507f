import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { endOfGame, fitsTheWidth } from './playing.ts';
import { seriousFaults } from './reading.ts';
import { arrive, tableWithBots } from './tables.ts';

const PLACES = '.drake-place-legal, .drake-target-legal';
const OFFERS = 'button[aria-keyshortcuts]';
/** What a place asks when it has more than one thing to give. */
const CHOICES = 'dialog[open] .board-choice';

function glowing(page: Page) {
  return page.locator(`${PLACES}, ${OFFERS}`);
}

/** One thing that glows: a place of the street or of the chart, else a button. */
async function clickOne(page: Page, turn: number): Promise<void> {
  const places = page.locator(PLACES);
  const count = await places.count();
  const from = count > 0 ? places.nth((turn * 3) % Math.min(count, 4)) : page.locator(OFFERS).first();
  await from.click({ timeout: 3_000 }).catch(() => undefined);
  const choice = page.locator(CHOICES).last();
  if (await choice.isVisible()) await choice.click();
}

async function playToTheEnd(page: Page): Promise<void> {
  for (let clicks = 0; clicks < 300; clicks++) {
    await expect(glowing(page).or(endOfGame(page)).first()).toBeVisible({ timeout: 30_000 });
    if (await endOfGame(page).isVisible()) return;
    await clickOne(page, clicks);
  }
  throw new Error('the game does not end');
}

/** Clicks what glows until a decision of the given part of the voyage is asked for. */
async function playUntil(page: Page, wanted: string): Promise<void> {
  for (let clicks = 0; clicks < 60; clicks++) {
    await expect(glowing(page).first()).toBeVisible({ timeout: 30_000 });
    if (await page.locator(wanted).first().isVisible()) return;
    await clickOne(page, clicks);
  }
  throw new Error(`${wanted} never came`);
}

test('a whole game of Francis Drake by clicking what glows', async ({ newcomer }) => {
  test.setTimeout(180_000);
  const context = await newcomer();
  const id = await tableWithBots(await arrive(context, 'Anna'), 2, {}, 'francis-drake');
  const page = await context.newPage();
  await page.goto(`/table/${id}`);
  await playToTheEnd(page);
  await expect(endOfGame(page)).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing serious in Plymouth and at sea (${colorScheme})`, async ({ newcomer }) => {
    test.setTimeout(120_000);
    const context = await newcomer({ colorScheme });
    const id = await tableWithBots(await arrive(context, 'Anna'), 3, {}, 'francis-drake');
    const page = await context.newPage();
    await page.goto(`/table/${id}`);
    await expect(page.locator('.drake-place-legal').first()).toBeVisible({ timeout: 30_000 });
    expect(await seriousFaults(page)).toEqual([]);
    await playUntil(page, '.drake-target-legal');
    expect(await seriousFaults(page)).toEqual([]);
  });
}

test('on a phone neither Plymouth nor the Caribbean lies beyond the edge', async ({ newcomer }) => {
  test.setTimeout(120_000);
  const context = await newcomer({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const id = await tableWithBots(await arrive(context, 'Anna'), 2, {}, 'francis-drake');
  const page = await context.newPage();
  await page.goto(`/table/${id}`);
  await expect(page.locator('.drake-place-legal').first()).toBeVisible({ timeout: 30_000 });
  expect(await fitsTheWidth(page)).toBe(true);
  await playUntil(page, '.drake-target-legal');
  expect(await fitsTheWidth(page)).toBe(true);
});

test('at sea chart, planner, own log and action bar are in sight together', async ({ newcomer }) => {
  test.setTimeout(120_000);
  const context = await newcomer({ viewport: { width: 1440, height: 900 } });
  const id = await tableWithBots(await arrive(context, 'Anna'), 2, {}, 'francis-drake');
  const page = await context.newPage();
  await page.goto(`/table/${id}`);
  await playUntil(page, '.drake-target-legal');
  for (const part of ['.table-prompt', '.drake-chart', '.drake-planner', '.seat-panel-own .drake-supplies']) {
    await expect(page.locator(part), part).toBeInViewport({ ratio: 1 });
  }
});

test('the next decision waits until the stage has played, or was skipped', async ({ newcomer }) => {
  test.setTimeout(180_000);
  const context = await newcomer({ reducedMotion: 'no-preference' });
  const id = await tableWithBots(await arrive(context, 'Anna'), 2, {}, 'francis-drake');
  const page = await context.newPage();
  await page.goto(`/table/${id}`);
  await playUntil(page, '.drake-target-legal');
  const skip = page.locator('.drake-stage button');
  for (let clicks = 0; clicks < 12 && !(await skip.isVisible()); clicks++) {
    await expect(glowing(page).or(skip).first()).toBeVisible({ timeout: 30_000 });
    if (!(await skip.isVisible())) await clickOne(page, clicks);
  }
  await expect(skip).toBeVisible();
  await expect(page.locator(OFFERS)).toHaveCount(0);
  // What the place under the pointer says may cover the button.
  await page.mouse.move(0, 0);
  await skip.click();
  await expect(glowing(page).or(skip).first()).toBeVisible({ timeout: 30_000 });
});

test('the number of a disc face down is seen by its owner alone', async ({ newcomer }) => {
  test.setTimeout(120_000);
  const anna = await newcomer();
  const bart = await newcomer();
  const asAnna = await arrive(anna, 'Anna');
  const asBart = await arrive(bart, 'Bart');
  const chairs = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'cabin-boy' }];
  const created = await asAnna.post('/api/tables', { data: { game: 'francis-drake', chairs } });
  const { table } = (await created.json()) as { table: string };
  const { scene } = (await (await asAnna.get(`/api/tables/${table}`)).json()) as {
    scene: { you: { invite: string } };
  };
  await asBart.post(`/api/tables/${table}/join`, { data: { invite: scene.you.invite } });
  await asAnna.post(`/api/tables/${table}/start`, { data: {} });
  const pages = [await anna.newPage(), await bart.newPage()] as const;
  for (const page of pages) await page.goto(`/table/${table}`);
  const [hers, his] = pages;
  await untilDiscsLie(pages);
  await expect(hers.locator('.drake-disc-own').first()).toBeAttached();
  const shownToHim = his.locator('.drake-disc:not(.drake-disc-own) .seal-initial');
  await expect(shownToHim.first()).toBeAttached();
  for (const mark of await shownToHim.allTextContents()) expect(mark).toMatch(/^\p{L}?$/u);
});

/** Both play, one after the other, until a disc of the first lies face down. */
async function untilDiscsLie(pages: readonly Page[]): Promise<void> {
  const [first] = pages;
  for (let clicks = 0; clicks < 120; clicks++) {
    if (first !== undefined && (await first.locator('.drake-disc-own').count()) > 0) return;
    for (const page of pages) if (await glowing(page).first().isVisible()) await clickOne(page, clicks);
    await first?.waitForTimeout(50);
  }
  throw new Error('no disc was placed');
}
