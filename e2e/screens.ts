/** Screens, the charts that are seen on them, and the fingers that move those. */
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

export const DESKTOP = { viewport: { width: 1440, height: 900 } };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The window on a chart. */
export function chartOf(page: Page): Locator {
  return page.locator('.camera-window');
}

/** How large the sheet of the chart is, and where its corner lies, seen from the corner of its window. */
export async function chartNow(page: Page) {
  return chartOf(page).evaluate((window) => {
    const frame = window.getBoundingClientRect();
    const { left, top, width } = (window.firstElementChild ?? window).getBoundingClientRect();
    return { x: left - frame.left, y: top - frame.top, width, shown: frame.width };
  });
}

export async function middleOfChart(page: Page) {
  return middleOf(chartOf(page));
}

async function middleOf(thing: Locator) {
  const box = await thing.boundingBox();
  if (box === null) throw new Error('it is not there');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Turns the wheel where the pointer is until the chart is so wide: a wheel that moved the page may go on doing so. */
export async function wheelCloser(page: Page, width: number): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, -240);
    await expect.poll(async () => (await chartNow(page)).width, { timeout: 1_000 }).toBeGreaterThan(width);
  }).toPass({ timeout: 10_000 });
}

/** Whether nothing of a thing is hidden by the window of the chart. */
export async function isInSight(thing: Locator): Promise<boolean> {
  return thing.evaluate((element) => {
    const [at, frame] = [element, element.closest('.camera-window') ?? element].map((of) =>
      of.getBoundingClientRect(),
    );
    if (at === undefined || frame === undefined) return false;
    return (
      at.left >= frame.left && at.right <= frame.right && at.top >= frame.top && at.bottom <= frame.bottom
    );
  });
}

/** Draws the chart to the right by a thing on it, with the mouse. */
async function dragBy(page: Page, thing: Locator, right: number): Promise<void> {
  const { x, y } = await middleOf(thing);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + right, y, { steps: 5 });
  await page.mouse.up();
}

type Finger = readonly [x: number, y: number];

/** Puts fingers on the glass, moves them, and lifts them. */
export async function touch(page: Page, from: readonly Finger[], to: readonly Finger[]): Promise<void> {
  const glass = await page.context().newCDPSession(page);
  const fingersAt = (share: number) =>
    from.map(([x, y], id) => ({
      id,
      x: x + ((to[id]?.[0] ?? x) - x) * share,
      y: y + ((to[id]?.[1] ?? y) - y) * share,
    }));
  await glass.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingersAt(0) });
  for (const share of [0.2, 0.4, 0.6, 0.8, 1])
    await glass.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingersAt(share) });
  await glass.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await glass.detach();
}

/** Two fingers, so far from the middle of the chart at first and at last. */
export async function pinch(page: Page, from: number, to: number): Promise<void> {
  const { x, y } = await middleOfChart(page);
  const apart = (by: number): readonly Finger[] => [
    [x - by, y],
    [x + by, y],
  ];
  await touch(page, apart(from), apart(to));
}

/** Drags the chart by a place that could be chosen: it moves along, and nothing is chosen. */
export async function dragAway(page: Page, place: Locator): Promise<void> {
  const asked = await page.locator('.prompt-title').innerText();
  await place.hover();
  const before = await chartNow(page);
  const right = before.x < -60 ? 60 : -60;
  await dragBy(page, place, right);
  await expect.poll(async () => (await chartNow(page)).x).toBeCloseTo(before.x + right, -1);
  expect((await chartNow(page)).width).toBe(before.width);
  await expect(page.locator('.prompt-title')).toHaveText(asked);
}

/** What gets the focus comes into sight, wherever it lies. */
export async function focusInSight(target: Locator): Promise<void> {
  await target.focus();
  await expect.poll(() => isInSight(target)).toBe(true);
}
