import { expect, test } from './fixtures.ts';
import { endOfGame } from './playing.ts';
import { playToTheEnd } from './port-royal.ts';

test('a first-time visitor starts and finishes a game by clicking what glows', async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
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
