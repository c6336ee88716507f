import type { Locator, Page } from '@playwright/test';
import { CARAVELAS } from './caravelas.ts';
import { expect, test } from './fixtures.ts';
import type { Way } from './playing.ts';
import { END, endOfGame, fitsTheWidth, playLessons, playUntil } from './playing.ts';
import { seriousFaultsByDayAndNight } from './reading.ts';

/** Spaces, cards, chips that may be chosen, and the numbered buttons of the action bar. */
const GLOWING = '[class$="-legal"], [class*="-legal "], button[aria-keyshortcuts]';

function glowing(page: Page): Locator {
  return page.locator(GLOWING);
}

function prompt(page: Page): Locator {
  return page.locator('.prompt-title');
}

/** A game for two on this device, against one bot. */
async function begin(page: Page, variant: 'full' | 'drawn' | 'dice'): Promise<void> {
  await page.goto('/new/caravelas');
  await page.getByText('On this device', { exact: true }).click();
  await page.getByLabel('Variant').selectOption(variant);
  await page.getByRole('button', { name: 'One player fewer' }).click();
  await page.getByRole('button', { name: 'One player fewer' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(glowing(page).first()).toBeVisible({ timeout: 30_000 });
}

/** Passes the bid, stays where another player's card would move the fleet, and waits in Lisboa for the next turn. */
async function toOwnTurn(page: Page): Promise<void> {
  await expect(async () => {
    const declined = page.getByRole('button', { name: /^(?:Pass|Stay here)$/ });
    if (await declined.isVisible()) await declined.click();
    await expect(page.getByRole('button', { name: /Call at Lisboa/ })).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
}

test('a whole game of Caravelas against a bot, by clicking what glows', async ({ page }) => {
  test.setTimeout(180_000);
  await begin(page, 'dice');
  await playUntil(page, CARAVELAS, END, 600);
  await expect(endOfGame(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Result' })).toBeVisible();
});

test('what is told of a space moves nothing, and does not come between it and the pointer', async ({
  page,
}) => {
  await begin(page, 'full');
  const asked = page.locator('.caravelas-matter');
  const before = await asked.boundingBox();
  const told = page.locator('.caravelas-place-card');
  // East of the middle: told on the left, where the decision is.
  await page.locator('[data-port="mombaca"], [aria-label*="Mombaça"]').first().hover();
  await expect(told).toBeVisible();
  expect(await asked.boundingBox()).toEqual(before);
  expect(await told.evaluate((card) => getComputedStyle(card).pointerEvents)).toBe('none');
});

test('a route is drawn, then sailed to its end', async ({ page }) => {
  await begin(page, 'full');
  await toOwnTurn(page);
  await page.locator('[data-space="c09r03"]').click();
  await expect(prompt(page)).toContainText(/^Sail to .*\?$/);
  await expect(page.locator('.caravelas-place-card-cost')).toContainText('2 markers');
  await page.getByRole('button', { name: /Set sail/ }).click();
  await expect(prompt(page)).not.toContainText(/^Sail to .*\?$/);
  await expect(page.locator('.caravelas-fleet-piece.seat-1')).toBeVisible();
  await expect(page.locator('.caravelas-fleet')).toContainText('7 of 9 markers');
  await page.getByRole('button', { name: 'Restart turn' }).click();
  await expect(page.locator('.caravelas-fleet')).toContainText('9 of 9 markers');
});

/** Plays the lessons of the guide until a fleet may move in another player's storm. */
async function toBonusMove(page: Page): Promise<void> {
  await page.goto('/learn/caravelas');
  for (let clicks = 0; clicks < 60; clicks++) {
    const next = page.getByRole('button', { name: 'Go on' });
    await expect(glowing(page).or(next).first()).toBeVisible({ timeout: 30_000 });
    const lesson = page.getByText('Lesson 6 of 9');
    if ((await lesson.isVisible()) && (await page.locator('.caravelas-space-legal').first().isVisible()))
      return;
    const target = (await next.isVisible()) ? next : glowing(page).first();
    await target.click({ timeout: 2_000 }).catch(() => undefined);
  }
  throw new Error('no fleet has a bonus move');
}

test('a bonus move shows its way and that it is free, and is drawn and sailed like any other', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await toBonusMove(page);
  const portoSeguro = page.locator('[data-space="c07r08"]');
  await portoSeguro.hover({ force: true });
  await expect(page.locator('.caravelas-place-card-cost')).toHaveText('Free: 2 of 2 bonus spaces');
  await expect(page.locator('.caravelas-route-looked .caravelas-route-line')).toBeAttached();
  await portoSeguro.click({ force: true });
  await expect(prompt(page)).toHaveText('Sail to Porto Seguro?');
  await page.getByRole('button', { name: /Set sail/ }).click();
  await expect(page.locator('.caravelas-fleet .caravelas-hold-loaded')).toHaveText(/brazilwood/);
});

test('chart, cards and fleet fit on one screen, in every language', async ({ newcomer }) => {
  const context = await newcomer({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await begin(page, 'full');
  await toOwnTurn(page);
  for (const language of ['EN', 'FR', 'NL']) {
    await page.getByRole('radio', { name: language }).check();
    await expect(async () => {
      const box = await page.locator('.caravelas-fleet').boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(900);
    }).toPass({ timeout: 5_000 });
  }
});

test('the keyboard finds a space and sails there', async ({ page }) => {
  await begin(page, 'full');
  await toOwnTurn(page);
  await page.locator('[data-space="c10r02"]').focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-space="c09r02"]')).toBeFocused();
  await expect(page.locator('.caravelas-space:focus')).toHaveClass(/space-legal/);
  await page.keyboard.press('Enter');
  await expect(page.locator('.caravelas-fleet')).toContainText('8 of 9 markers');
});

test('the chart comes closer, and moves under the hand', async ({ page }) => {
  await begin(page, 'full');
  const drawing = page.locator('.caravelas-chart-drawing');
  const whole = await drawing.getAttribute('viewBox');
  await page.getByRole('button', { name: 'Closer' }).click();
  await expect(drawing).not.toHaveAttribute('viewBox', whole ?? '');
  const near = await drawing.getAttribute('viewBox');
  const box = await drawing.boundingBox();
  if (box === null || near === null) throw new Error('there is no chart');
  await page.mouse.move(box.x + 700, box.y + 160);
  await page.mouse.down();
  await page.mouse.move(box.x + 560, box.y + 120, { steps: 5 });
  await page.mouse.up();
  await expect(drawing).not.toHaveAttribute('viewBox', near);
  await page.getByRole('button', { name: 'The whole chart' }).click();
  await expect(drawing).toHaveAttribute('viewBox', whole ?? '');
});

test('axe finds nothing serious at the table of Caravelas, by day and by night', async ({ page }) => {
  await begin(page, 'full');
  expect(await seriousFaultsByDayAndNight(page)).toEqual([]);
  await toOwnTurn(page);
  await page.locator('.caravelas-space-legal').first().focus();
  expect(await seriousFaultsByDayAndNight(page)).toEqual([]);
});

test('on a phone the table of Caravelas stays within its width, and the chart shows the player’s fleet', async ({
  newcomer,
}) => {
  const context = await newcomer({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await begin(page, 'full');
  expect(await fitsTheWidth(page)).toBe(true);
  await toOwnTurn(page);
  await expect(page.locator('.caravelas-fleet-piece.seat-1')).toBeInViewport();
  const box = await page.locator('.caravelas-space-legal path').first().boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await page.locator('[data-space="c09r03"]').tap();
  await expect(page.locator('.caravelas-place-card')).toBeVisible();
  expect(await fitsTheWidth(page)).toBe(true);
});

test('the guide teaches Caravelas by clicking what glows', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/learn/caravelas');
  const first: Way<'glowing'> = { kinds: { glowing: GLOWING }, choose: () => ['glowing', 0] };
  await playLessons(page, first, 80);
});
