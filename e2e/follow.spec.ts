/** Following the others: what they do is told where it happens, at a pace that people choose. */
import { expect, test } from './fixtures.ts';
import { playSome, playUntil } from './playing.ts';
import { glowing, PORT_ROYAL } from './port-royal.ts';
import { DESKTOP } from './screens.ts';
import { openTable } from './tables.ts';

test('others are followed at a chosen pace, one press leads to the viewer’s turn, and a summary says what happened', async ({
  newcomer,
}) => {
  test.setTimeout(120_000);
  const page = await openTable(newcomer, { ...DESKTOP, reducedMotion: 'no-preference' }, 3, 'port-royal');
  await expect(page.locator('.prompt-title')).toBeVisible();
  await page.keyboard.press('-');
  await playUntil(page, PORT_ROYAL, '.follow-controls', 30);
  await expect(page.getByRole('radio', { name: 'Slow' })).toBeChecked();
  const bubble = page.locator('.turn-bubble');
  await expect(bubble).toBeVisible({ timeout: 40_000 });
  await expect(page.locator('.prompt-title')).not.toHaveText(/is thinking/);

  // Nothing of it can be chosen, and nothing below it is out of reach.
  expect(await bubble.evaluate((element) => getComputedStyle(element).pointerEvents)).toBe('none');
  await page.keyboard.press('m');
  await expect(glowing(page).first()).toBeVisible({ timeout: 40_000 });
  await expect(bubble).toHaveCount(0);
  await expect(page.locator('.follow-controls')).toHaveCount(0);

  await page.keyboard.press('s');
  const told = page.getByRole('dialog', { name: 'Since your last turn' });
  await expect(told.locator('.since-line').first()).toBeVisible();
  expect(await told.locator('.since-line').count()).toBeLessThanOrEqual(3);
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(glowing(page).first()).toBeVisible({ timeout: 15_000 });
  expect(await page.evaluate(() => localStorage.getItem('captains-table/pace'))).toBe('slow');
  // No one was away.
  await expect(told).toHaveCount(0);
});

test('a player who comes back after a while is told what the others did', async ({ newcomer }) => {
  test.setTimeout(120_000);
  const page = await openTable(newcomer, DESKTOP, 2, 'port-royal');
  await playSome(page, PORT_ROYAL, 12);
  await expect(glowing(page).first()).toBeVisible({ timeout: 15_000 });
  const table = page.url();
  await page.goto('/');
  await page.evaluate((key) => {
    const kept: readonly (readonly [string, object])[] = JSON.parse(localStorage.getItem(key) ?? '[]');
    const anHourAgo = kept.map(([id]) => [id, { moves: 0, at: Date.now() - 3_600_000 }]);
    localStorage.setItem(key, JSON.stringify(anHourAgo));
  }, 'captains-table/looked-at');
  await page.goto(table);
  const told = page.getByRole('dialog', { name: 'Since your last turn' });
  await expect(told.locator('.since-line').first()).toBeVisible({ timeout: 15_000 });
  await told.getByRole('button', { name: 'Close' }).click();
  await expect(glowing(page).first()).toBeVisible();
});
