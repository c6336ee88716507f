import { expect, test } from './fixtures.ts';
import { HARBOURS, MARACAIBO } from './maracaibo.ts';
import { playUntil } from './playing.ts';
import {
  chartNow,
  DESKTOP,
  dragAway,
  focusInSight,
  middleOfChart,
  PHONE,
  pinch,
  touch,
  wheelCloser,
} from './screens.ts';
import { openTable } from './tables.ts';

test('the chart of the Caribbean comes closer, and moves under the hand', async ({ newcomer }) => {
  test.setTimeout(120_000);
  const page = await openTable(newcomer, DESKTOP, 1, 'maracaibo');
  await playUntil(page, MARACAIBO, HARBOURS, 40);
  const whole = await chartNow(page);
  expect(whole.width).toBeCloseTo(whole.shown, 0);

  // With the whole chart in sight the wheel goes no farther, and the page has nowhere to go.
  const { x, y } = await middleOfChart(page);
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, 120);
  expect((await chartNow(page)).width).toBe(whole.width);
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.getByRole('button', { name: 'Closer' }).click();
  await expect.poll(async () => (await chartNow(page)).width).toBeGreaterThan(whole.width * 1.4);
  const near = await chartNow(page);
  await page.mouse.move(x, y);
  await wheelCloser(page, near.width * 1.2);
  expect(await page.evaluate(() => scrollY)).toBe(0);

  // The end of a drag is no click, not even on a place to sail to.
  await dragAway(page, page.locator(HARBOURS).first());

  for (const thing of ['20', '8']) await focusInSight(page.locator(`[data-thing="${thing}"]`));
  await page.keyboard.press('0');
  await expect.poll(() => chartNow(page)).toEqual(whole);
});

test('on a phone two fingers bring the chart closer, and one moves it', async ({ newcomer }) => {
  const page = await openTable(newcomer, PHONE, 1, 'maracaibo');
  await page.getByRole('button', { name: 'Chart', exact: true }).tap();
  await expect(page.locator('[data-piece="ship-0"]')).toBeInViewport();
  const first = await chartNow(page);
  expect(first.width).toBeGreaterThan(first.shown * 2);

  const { x, y } = await middleOfChart(page);
  await touch(page, [[x, y]], [[x - 90, y]]);
  await expect.poll(async () => (await chartNow(page)).x).toBeLessThan(first.x - 60);
  expect((await chartNow(page)).width).toBe(first.width);

  await pinch(page, 50, 90);
  await expect.poll(async () => (await chartNow(page)).width).toBeGreaterThan(first.width * 1.4);
  for (let pinches = 0; pinches < 4; pinches++) await pinch(page, 90, 50);
  await expect.poll(async () => (await chartNow(page)).width).toBe(first.shown);

  await touch(page, [[x, y]], [[x, y - 150]]);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect((await chartNow(page)).width).toBe(first.shown);

  await page.getByRole('button', { name: 'To my ship' }).tap();
  await expect.poll(async () => (await chartNow(page)).width).toBe(first.width);
  await expect(page.locator('[data-piece="ship-0"]')).toBeInViewport();
  await page.getByRole('button', { name: 'The whole chart' }).tap();
  await expect.poll(async () => (await chartNow(page)).width).toBe(first.shown);
});
