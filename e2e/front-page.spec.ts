import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { endOfGame, playUntil } from './playing.ts';
import { glowing, playToTheEnd, PORT_ROYAL } from './port-royal.ts';
import { seriousFaults } from './reading.ts';

/** How many of these lie partly under it. */
async function coveredBy(over: Locator, targets: Locator): Promise<number> {
  const cover = await over.boundingBox();
  if (cover === null) return 0;
  const boxes = await Promise.all((await targets.all()).map((target) => target.boundingBox()));
  return boxes.filter(
    (box) =>
      box !== null &&
      box.x < cover.x + cover.width &&
      cover.x < box.x + box.width &&
      box.y < cover.y + cover.height &&
      cover.y < box.y + box.height,
  ).length;
}

test('a first-time visitor starts and finishes a game by clicking what glows', async ({ page }) => {
  test.setTimeout(240_000);
  // Unlike in other tests, no one has played here before.
  await page.addInitScript(() => localStorage.removeItem('captains-table/guidance'));
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  const question = page.getByRole('dialog', { name: 'New to Port Royal?' });
  await expect(question).toContainText('the most influence wins');
  await expect(question.getByRole('switch', { name: 'Sounds' })).not.toBeChecked();
  expect(await seriousFaults(page)).toEqual([]);
  await question.getByRole('button', { name: 'Straight in' }).click();
  await playUntil(page, PORT_ROYAL, '.first-tip');
  const tip = page.locator('.first-tip');
  // A card that is still on its way may pass below it.
  await expect.poll(() => coveredBy(tip, glowing(page))).toBe(0);
  await tip.getByRole('button', { name: 'Got it' }).click();
  await page.reload();
  await expect(glowing(page).first()).toBeVisible();
  await expect(question).toBeHidden();
  await playToTheEnd(page);
  // The result comes into sight after a game, wherever on the page the player is.
  await expect(endOfGame(page)).toBeInViewport();
  await expect(page.locator('.table-end')).toBeFocused();
  await page.goto('/');
  await expect(page.getByRole('link', { name: /^Last game: Port Royal, / })).toBeVisible();
});

test.describe('languages', () => {
  for (const [language, play] of [
    ['fr', /Jouer/],
    ['nl', /Nu spelen|Speel/],
  ] as const) {
    test(`a game in ${language}`, async ({ newcomer }) => {
      test.setTimeout(240_000);
      const context = await newcomer({ locale: language });
      const page = await context.newPage();
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.getByRole('button', { name: play }).first().click();
      await playToTheEnd(page);
    });
  }
});
