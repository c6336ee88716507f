import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { FRANCIS_DRAKE, glowing, OFFERS, playUntilAtSea } from './francis-drake.ts';
import type { Offer } from './playing.ts';
import { END, endOfGame, fitsTheWidth, playSome, playUntil } from './playing.ts';
import { seriousFaultsByDayAndNight } from './reading.ts';
import {
  chartNow,
  chartOf,
  DESKTOP,
  dragAway,
  focusInSight,
  isInSight,
  middleOfChart,
  PHONE,
  pinch,
  touch,
  wheelCloser,
} from './screens.ts';
import { arrive, openTable, tableForTwo } from './tables.ts';

test('a whole game of Francis Drake by clicking what glows', async ({ newcomer }) => {
  test.setTimeout(180_000);
  const page = await openTable(newcomer, {}, 2, 'francis-drake');
  await playUntil(page, FRANCIS_DRAKE, END);
  await expect(endOfGame(page)).toBeVisible();
});

test('axe finds nothing serious in Plymouth and at sea, by day and by night', async ({ newcomer }) => {
  test.setTimeout(120_000);
  const page = await openTable(newcomer, {}, 3, 'francis-drake');
  await expect(page.locator('.drake-place-legal').first()).toBeVisible({ timeout: 30_000 });
  expect(await seriousFaultsByDayAndNight(page)).toEqual([]);
  await playUntilAtSea(page);
  expect(await seriousFaultsByDayAndNight(page)).toEqual([]);
});

test('on a phone neither Plymouth nor the Caribbean lies beyond the edge', async ({ newcomer }) => {
  test.setTimeout(120_000);
  const page = await openTable(newcomer, PHONE, 2, 'francis-drake');
  await expect(page.locator('.drake-place-legal').first()).toBeVisible({ timeout: 30_000 });
  expect(await fitsTheWidth(page)).toBe(true);
  // In Plymouth people look at what lies below, too; the Caribbean begins at its top.
  await page.evaluate(() =>
    addEventListener('click', () => {
      if (document.querySelector('.drake-at-sea') === null) scrollTo(0, document.body.scrollHeight);
    }),
  );
  await playUntilAtSea(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await fitsTheWidth(page)).toBe(true);
  // The half that leads stands out, although the two have changed places.
  const colours = await page
    .locator('.drake-title')
    .evaluateAll((titles) => titles.map((title) => getComputedStyle(title).color));
  expect(new Set(colours).size).toBe(2);
});

test('at sea chart, planner, own log and action bar are in sight together', async ({ newcomer }) => {
  test.setTimeout(120_000);
  const page = await openTable(newcomer, DESKTOP, 2, 'francis-drake');
  await playUntilAtSea(page);
  for (const part of ['.table-prompt', '.drake-chart', '.drake-planner', '.seat-panel-own .drake-supplies']) {
    await expect(page.locator(part), part).toBeInViewport({ ratio: 1 });
  }
});

test('at sea the chart comes closer, and moves under the hand', async ({ newcomer }) => {
  test.setTimeout(120_000);
  const page = await openTable(newcomer, DESKTOP, 2, 'francis-drake');
  await playUntilAtSea(page);
  const whole = await chartNow(page);
  expect(whole.width).toBeCloseTo(whole.shown, 0);

  const { x, y } = await middleOfChart(page);
  await page.mouse.move(x, y);
  await wheelCloser(page, whole.width * 1.2);
  const closer = await chartNow(page);
  await page.getByRole('button', { name: 'Closer' }).click();
  await expect.poll(async () => (await chartNow(page)).width).toBeGreaterThan(closer.width * 1.4);

  // The end of a drag is no click, not even on a place for a disc.
  await dragAway(page, page.locator('.drake-target-legal').first());

  for (const far of ['veracruz', 'san-juan']) {
    await focusInSight(page.locator(`[data-destination="${far}"]`));
  }
  await page.keyboard.press('0');
  await expect.poll(() => chartNow(page)).toEqual(whole);
});

test('on a phone two fingers bring the chart closer, one moves it across, and the page up and down', async ({
  newcomer,
}) => {
  test.setTimeout(120_000);
  const page = await openTable(newcomer, PHONE, 2, 'francis-drake');
  await playUntilAtSea(page);
  const first = await chartNow(page);
  expect(first.width).toBeGreaterThan(first.shown * 2);
  const boxes = await page.locator('.drake-target').all();
  for (const box of boxes) expect((await box.boundingBox())?.height).toBeGreaterThanOrEqual(44);

  await chartOf(page).evaluate((window) => window.scrollIntoView({ block: 'center' }));
  const { x, y } = await middleOfChart(page);
  const right = first.x < -100 ? 90 : -90;
  await touch(page, [[x, y]], [[x + right, y]]);
  await expect.poll(async () => (await chartNow(page)).x).toBeCloseTo(first.x + right, -1);
  const scrolled = await page.evaluate(() => scrollY);
  await touch(page, [[x, y]], [[x, y - 150]]);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled + 50);
  expect((await chartNow(page)).width).toBe(first.width);

  await chartOf(page).evaluate((window) => window.scrollIntoView({ block: 'center' }));
  await pinch(page, 50, 90);
  await expect.poll(async () => (await chartNow(page)).width).toBeGreaterThan(first.width * 1.4);
  await page.getByRole('button', { name: 'The whole chart' }).tap();
  await expect.poll(async () => (await chartNow(page)).width).toBe(first.shown);
});

test('on a phone a place that can be chosen is in sight, and later the mission that waits', async ({
  newcomer,
}) => {
  test.setTimeout(180_000);
  const page = await openTable(newcomer, PHONE, 2, 'francis-drake');
  await playUntilAtSea(page);
  const places = page.locator('.drake-target-legal');
  const inSight = async () => Promise.all((await places.all()).map((place) => isInSight(place)));
  await expect.poll(inSight).toContain(true);
  const mission = page.locator('.drake-disc-acting');
  // Bots carry out missions, too: theirs wait for no one.
  const withMission = { ...FRANCIS_DRAKE, kinds: { ...FRANCIS_DRAKE.kinds, mission: '.drake-disc-acting' } };
  const isOwn = ({ seen }: Offer) => seen.includes('mission') && seen.length > 1;
  await playUntil(page, withMission, isOwn, 90);
  await expect.poll(() => isInSight(mission)).toBe(true);
});

test('the next decision waits until the stage has played, or was skipped', async ({ newcomer }) => {
  test.setTimeout(180_000);
  const page = await openTable(newcomer, {}, 2, 'francis-drake');
  await playUntilAtSea(page);
  // On the way there nothing had to move.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const skip = page.locator('.skip-moment');
  await playUntil(page, FRANCIS_DRAKE, '.skip-moment', 24);
  await expect(skip).toBeVisible();
  await expect(page.locator(OFFERS)).toHaveCount(0);
  // What the place under the pointer says may cover the button.
  await page.mouse.move(0, 0);
  // It may have played to its end by itself before the pointer is there.
  await skip.click({ timeout: 5_000 }).catch(async (error: unknown) => {
    if (await skip.isVisible()) throw error;
  });
  await expect(glowing(page).or(skip).first()).toBeVisible({ timeout: 30_000 });
});

test('the number of a disc face down is seen by its owner alone', async ({ newcomer }) => {
  test.setTimeout(120_000);
  const anna = await newcomer();
  const bart = await newcomer();
  const asAnna = await arrive(anna, 'Anna');
  const asBart = await arrive(bart, 'Bart');
  const chairs = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'cabin-boy' }];
  const table = await tableForTwo(asAnna, asBart, { game: 'francis-drake', chairs });
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
    for (const page of pages) {
      if (!(await glowing(page).first().isVisible())) continue;
      // What glowed may be gone by now: then it is the other's turn, and waiting here would keep it from coming.
      await Promise.race([playSome(page, FRANCIS_DRAKE, 1), page.waitForTimeout(2_000)]);
    }
    await first?.waitForTimeout(50);
  }
  throw new Error('no disc was placed');
}
