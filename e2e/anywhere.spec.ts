import { expect, test } from './fixtures.ts';
import { endOfGame, fitsTheWidth, glowing, playToTheEnd } from './playing.ts';

test('a local game goes on without a network and after a reload', async ({ newcomer }) => {
  test.setTimeout(240_000);
  const context = await newcomer();
  const page = await context.newPage();
  await page.goto('/');
  // Whoever was here once can come without a network.
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(glowing(page).first()).toBeVisible({ timeout: 30_000 });
  await glowing(page).first().click();
  await page.reload();
  await playToTheEnd(page);
});

test('on a phone nothing lies beyond the edge', async ({ newcomer }) => {
  test.setTimeout(120_000);
  const context = await newcomer({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  for (const path of [
    '/',
    '/new/port-royal',
    '/settings',
    '/games',
    '/watch',
    '/learn/port-royal',
    '/sign-in',
    '/credits',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    expect(await fitsTheWidth(page), path).toBe(true);
  }
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).tap();
  await expect(glowing(page).first()).toBeVisible({ timeout: 30_000 });
  expect(await fitsTheWidth(page)).toBe(true);
});

test('the keyboard alone plays a whole game', async ({ page }) => {
  test.setTimeout(300_000);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).focus();
  await page.keyboard.press('Enter');
  for (let presses = 0; presses < 500; presses++) {
    await expect(glowing(page).or(endOfGame(page)).first()).toBeVisible({ timeout: 30_000 });
    if (await endOfGame(page).isVisible()) return;
    const cards = page.locator('button.card-legal, button.expedition-legal, button.contract-legal');
    const target = (await cards.count()) > 0 ? cards.first() : glowing(page).first();
    await target.focus({ timeout: 3_000 }).catch(() => undefined);
    await page.keyboard.press('Enter');
    const crew = page.locator('dialog[open] .port-royal-crews button').first();
    if (await crew.isVisible()) {
      await crew.focus();
      await page.keyboard.press('Enter');
    }
  }
  throw new Error('the game does not end');
});
