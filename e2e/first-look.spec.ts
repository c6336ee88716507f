/** The front page is there before the program is, and the program changes nothing that can be seen of it. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const LEADS = {
  en: 'Four board games of the age of sail',
  fr: 'Quatre jeux',
  nl: 'Vier',
} as const;

for (const [locale, lead] of Object.entries(LEADS)) {
  test(`the front page can be read in ${locale} without a script`, async ({ newcomer }) => {
    const context = await newcomer({ locale, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.locator('.home-lead')).toContainText(lead);
    await expect(page.locator('.atlas-plate svg[data-sheet] .coast').first()).toBeVisible();
  });
}

test('a page in another language than the reader’s is not shown', async ({ newcomer }) => {
  const context = await newcomer({ locale: 'nl' });
  await context.addInitScript(() => {
    localStorage.setItem('captains-table/locale', 'fr');
    localStorage.setItem('captains-table/chart', 'night');
  });
  const page = await context.newPage();
  // The program itself never comes.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-chart', 'night');
  await expect(page.locator('.home-lead')).toBeHidden();
  await page.unroute('**/assets/*.js');
  await page.reload();
  await expect(page.locator('.home-lead')).toContainText(LEADS.fr);
  await expect(page.locator('.home-lead')).toBeVisible();
});

test('fonts come after the first words', async ({ page }) => {
  await page.goto('/');
  const loaded = () =>
    page.evaluate(() => document.fonts.check("40px 'IM Fell English'") && document.fonts.size);
  await expect.poll(loaded).toBeGreaterThan(5);
});

test('a button that is touched before the program is there does what it says when it is', async ({
  page,
}) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/assets/page-*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Play now' }).click();
  arrive();
  await expect(page).toHaveURL(/\/local\//);
});

/** How far things moved that no one moved: the sum of all shifts of the layout. */
async function shifts(page: Page): Promise<number> {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  await expect(page.locator('.my-games-unknown')).toBeHidden();
  await page.waitForLoadState('networkidle');
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          // Types of browsers do not know this entry yet.
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 500);
      }),
  );
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`nothing moves on the front page at ${viewport.width} × ${viewport.height}`, async ({ newcomer }) => {
    const context = await newcomer({ viewport });
    const page = await context.newPage();
    expect(await shifts(page)).toBeLessThan(0.01);
    // With a game under way the list is higher.
    await page.getByRole('button', { name: 'Play now' }).click();
    await expect(page).toHaveURL(/\/local\//);
    await page.goto('/');
    // How high it is is known from now on.
    await expect(page.locator('.my-games-list > li')).toHaveCount(1);
    expect(await shifts(page)).toBeLessThan(0.01);
  });
}
