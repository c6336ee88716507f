/** Every page of the workshop in three languages: nothing that axe calls serious, nothing wider than the screen. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { seriousFaults } from './reading.ts';

test.setTimeout(240_000);

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;

async function open(page: Page, game: string): Promise<void> {
  await page.goto(`/workshop/${game}`);
  await expect(page.locator('.ws-gallery .ws-cell').first()).toBeVisible({ timeout: 60_000 });
}

const kinds = (page: Page) => page.locator('.ws-filters select');
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

async function openChart(page: Page): Promise<void> {
  await page.locator('.ws-ways input').nth(1).check({ force: true });
  await expect(page.locator('.ws-handle').first()).toBeAttached({ timeout: 30_000 });
}

for (const [locale, game, another, compare] of [
  ['en-GB', 'francis-drake', 'Packs, compare, check', 'Compare packs'],
  ['fr-FR', 'caravelas', 'Paquets, comparaison, contrôle', 'Comparer des paquets'],
  ['nl-NL', 'maracaibo', 'Pakketten, vergelijken, controleren', 'Pakketten vergelijken'],
] as const) {
  test(`gallery, editor, chart and dialogs of ${game} have no fault for axe: ${locale}`, async ({
    newcomer,
  }) => {
    const page = await (await newcomer({ locale })).newPage();
    await open(page, game);
    expect(await seriousFaults(page)).toEqual([]);
    await page.locator('.ws-cell button').first().click();
    await expect(page.locator('.ws-dock')).toBeVisible();
    expect(await seriousFaults(page)).toEqual([]);
    await openChart(page);
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole('button', { name: another }).click();
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: compare }).click();
    await expect(page.locator('.ws-compare-choice')).toBeVisible();
    expect(await seriousFaults(page)).toEqual([]);
  });

  test(`the chart and a piece of ${game} are as wide as a phone, without a fault for axe: ${locale}`, async ({
    newcomer,
  }) => {
    const page = await (await newcomer({ ...PHONE, locale })).newPage();
    await open(page, game);
    await openChart(page);
    expect(await widthOf(page)).toBe(390);
    expect(await seriousFaults(page)).toEqual([]);
    // What can be moved lies in sight.
    await expect(page.locator('.ws-handle').first()).toBeInViewport();
    await page.locator('.ws-ways input').first().check({ force: true });
    await page.locator('.ws-cell button').first().click();
    await expect(page.locator('.ws-dock')).toBeVisible();
    expect(await widthOf(page)).toBe(390);
    expect(await seriousFaults(page)).toEqual([]);
  });
}

test('cards of a large box are shown set by set, and the end of a month has all its fields', async ({
  page,
}) => {
  await open(page, 'port-royal');
  await expect(page.getByRole('heading', { name: /^Cards · base game/ })).toBeVisible();
  await kinds(page).selectOption('cards/sets-sail');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(/^Cards · Sets Sail/);
  await kinds(page).selectOption('stories');
  await page.getByRole('button', { name: 'Show them' }).click();
  await page.locator('[data-piece="stories/34"]').click();
  const monthEnd = page.getByRole('group', { name: /^Month’s end/ });
  const undone = monthEnd.getByRole('combobox', { name: 'if it is not done' }).first();
  await expect(undone.locator('option:checked')).toHaveText('Story card 38');
  await undone.selectOption({ label: 'Story card 36' });
  await expect(page.getByText('1 value is yours')).toBeVisible();
  await expect(undone.locator('option:checked')).toHaveText('Story card 36');
  await expect(monthEnd.getByRole('combobox', { name: 'if it is done' }).first()).toContainText(
    'Story card 37',
  );
});
