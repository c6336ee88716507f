import { expect, KEEPING, test } from './fixtures.ts';
import { END, fitsTheWidth, keptOnDevice, offerOf, playUntil } from './playing.ts';
import { glowing, playToTheEnd, PORT_ROYAL } from './port-royal.ts';

test('a local game goes on without a network and after a reload, and its mistakes can be practised', async ({
  newcomer,
}) => {
  test.setTimeout(240_000);
  const context = await newcomer(KEEPING);
  const page = await context.newPage();
  await page.goto('/');
  // A page that was opened once opens without a network.
  await keptOnDevice(page);
  await page.reload();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(glowing(page).first()).toBeVisible({ timeout: 30_000 });
  await glowing(page).first().click();
  await page.reload();
  await playToTheEnd(page);

  // Clicks at random cost chances: the captain knows better moves.
  await page.goto('/daily/mistakes');
  const mistake = page.getByRole('region', { name: /^Mistake 1 of/ });
  await expect(mistake).toBeVisible({ timeout: 120_000 });
  await playUntil(page, PORT_ROYAL, '.guide-done', 20);
  await expect(mistake).toContainText('The captain:');
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

/** What can be focused. */
const BY_KEYBOARD = {
  ...PORT_ROYAL.kinds,
  cards: 'button.pr-card-legal, button.pr-expedition-legal, button.pr-contract-legal',
};

test('the keyboard alone plays a whole game', async ({ page }) => {
  test.setTimeout(300_000);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).focus();
  await page.keyboard.press('Enter');
  let before = '';
  for (let presses = 0; presses < 500; presses++) {
    const { counts, seen, words } = await offerOf(page, { end: END, ...BY_KEYBOARD }, before);
    if (seen.includes('end')) return;
    before = words;
    const kind = (['crews', 'cards', 'all'] as const).find((name) => counts[name] !== 0) ?? 'all';
    // Now one, now another: who draws card after card gets nothing, and the game goes on and on.
    await page
      .locator(BY_KEYBOARD[kind])
      .nth(presses % Math.max(counts[kind] ?? 0, 1))
      .focus({ timeout: 3_000 })
      .catch(() => undefined);
    await page.keyboard.press('Enter');
  }
  throw new Error('the game does not end');
});
