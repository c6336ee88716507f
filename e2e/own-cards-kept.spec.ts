/** Own cards after they were entered: which piece is drawn again, what is shared, what a table on this device says of them. */
import type { Page } from '@playwright/test';
import { expect, KEEPING, test } from './fixtures.ts';
import { keptOnDevice } from './playing.ts';
import { glowing } from './port-royal.ts';

test.setTimeout(180_000);

async function open(page: Page): Promise<void> {
  await page.goto('/workshop/port-royal');
  await expect(page.locator('.ws-gallery .ws-cell').first()).toBeVisible({ timeout: 60_000 });
}

const coins = (page: Page) => page.getByRole('spinbutton', { name: 'Coins', exact: true });
const openPacks = (page: Page) => page.getByRole('button', { name: 'Packs, compare, check' }).click();

test('a keystroke draws its own piece again, and no other of a pack that changes them all', async ({
  page,
}) => {
  await open(page);
  const ships = ['yellow', 'blue', 'green', 'red', 'black'].flatMap((colour) =>
    [1, 2, 3].map((number) => ({ id: `base-ship-${colour}-0${number}`, coins: 4 })),
  );
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import' }).click();
  const text = JSON.stringify({ game: 'port-royal', set: 'base', cards: ships });
  await (
    await chooser
  ).setFiles({ name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.locator('[data-piece="cards/base-ship-yellow-01"]').click();
  await expect(coins(page)).toHaveValue('4');
  await expect(page.locator('.ws-cell-chosen')).toContainText('4');
  // What is drawn again is put again.
  await page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(globalThis, { drawnAgain: seen });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const cell = (target instanceof Element ? target : target.parentElement)?.closest('.ws-cell');
        const piece = cell?.querySelector('[data-piece]')?.getAttribute('data-piece');
        if (piece !== null && piece !== undefined) seen.add(piece);
      }
    }).observe(document.querySelector('.ws-gallery') ?? document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  await coins(page).fill('6');
  await expect(page.locator('.ws-cell-chosen')).toContainText('6');
  const drawn = () =>
    page.evaluate(() => {
      const seen: unknown = Reflect.get(globalThis, 'drawnAgain');
      return seen instanceof Set ? [...seen] : [];
    });
  await expect.poll(drawn).toEqual(['cards/base-ship-yellow-01']);
});

test('what is shared is read back, and sharing can be stopped', async ({ newcomer }) => {
  const context = await newcomer();
  const page = await context.newPage();
  await open(page);
  await page.locator('[data-piece="cards/base-ship-yellow-01"]').click();
  await coins(page).fill('7');
  await openPacks(page);
  await page.getByRole('button', { name: 'Share by a link' }).click();
  const link = page.getByRole('textbox', { name: 'Link to this pack' });
  await expect(link).toHaveValue(/\/pack\//, { timeout: 60_000 });
  const address = await link.inputValue();

  await page.reload();
  await expect(page.locator('.ws-gallery .ws-cell').first()).toBeVisible({ timeout: 60_000 });
  await openPacks(page);
  await expect(link).toHaveValue(address);
  await expect(page.getByText('as it is now')).toBeVisible();
  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(page.getByText('The link no longer leads anywhere.')).toBeVisible();
  await expect(link).toHaveCount(0);
  await expect(page.getByText('Private', { exact: true })).toBeVisible();
  const other = await (await newcomer()).newPage();
  await other.goto(address);
  await expect(other.getByText('There is no such pack')).toBeVisible({ timeout: 30_000 });
});

test('a table on this device says which cards it is played with, and what differs', async ({ newcomer }) => {
  const context = await newcomer();
  const page = await context.newPage();
  await open(page);
  await page.locator('[data-piece="cards/base-ship-yellow-01"]').click();
  await coins(page).fill('7');
  await page.getByRole('button', { name: 'Play with it' }).click();
  await page.getByRole('button', { name: 'Set the table' }).click();
  await page.waitForURL(/\/local\//, { timeout: 60_000 });
  // Without a server: everything about the pack is on the device.
  await page.route('**/api/packs**', (route) => route.abort());
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const item = page.getByRole('button', { name: /^What differs from our box/ });
  await expect(item).toContainText('My box');
  await item.click();
  await expect(page.locator('.pack-differences')).toContainText('Coins: 1 → 7');
});

test('a value is entered with the keys alone, and undone', async ({ page }) => {
  await open(page);
  const first = page.locator('[data-piece="cards/base-ship-yellow-01"]');
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page.locator('#ws-piece')).toBeFocused();
  for (let stops = 0; stops < 30; stops++) {
    await page.keyboard.press('Tab');
    if (await coins(page).evaluate((input) => input === document.activeElement)) break;
  }
  await page.keyboard.press('Control+a');
  await page.keyboard.type('8');
  await expect(page.locator('.ws-stage')).toContainText('8');
  await page.keyboard.press('Escape');
  await expect(first).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(coins(page)).toHaveValue('1');
});

test('without a network a card is entered and played with: after a reload, with hints, in words', async ({
  newcomer,
}) => {
  const context = await newcomer(KEEPING);
  const page = await context.newPage();
  await page.goto('/');
  await keptOnDevice(page);
  await page.reload();
  await context.setOffline(true);
  await open(page);
  // Every ship, so that the first card turned over that is one shows it.
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import' }).click();
  const ships = ['yellow', 'blue', 'green', 'red', 'black'].flatMap((colour) =>
    Array.from({ length: 10 }, (_, at) => ({
      id: `base-ship-${colour}-${`${at + 1}`.padStart(2, '0')}`,
      coins: 9,
    })),
  );
  const text = JSON.stringify({ game: 'port-royal', set: 'base', cards: ships });
  await (
    await chooser
  ).setFiles({ name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.locator('[data-piece="cards/base-ship-yellow-01"]').click();
  await coins(page).fill('8');
  await expect(page.locator('.ws-cell-chosen')).toContainText('8');
  await page.getByRole('button', { name: 'Play with it' }).click();
  await page.getByRole('button', { name: 'Set the table' }).click();
  await page.waitForURL(/\/local\//, { timeout: 60_000 });
  await expect(glowing(page).first()).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await expect(glowing(page).first()).toBeVisible({ timeout: 30_000 });
  // Bots and hints think in threads of their own.
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await expect(page.locator('.hints-hint').first()).toBeVisible({ timeout: 30_000 });
  await page.evaluate(() => localStorage.setItem('captains-table/table-style', 'text'));
  await page.reload();
  const moves = page.locator('.text-moves-move');
  await expect(async () => {
    await moves.first().click({ timeout: 2_000 });
    await expect(page.getByText(/\b[89] coins/).first()).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
});
