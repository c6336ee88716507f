import type { BrowserContext, BrowserContextOptions, Locator, Page } from '@playwright/test';
import type { Newcomer } from './fixtures.ts';
import { expect, KEEPING, test } from './fixtures.ts';
import { HARBOURS, MARACAIBO, OFFERS, THINGS } from './maracaibo.ts';
import type { Offer } from './playing.ts';
import { END, endOfGame, fitsTheWidth, keptOnDevice, playLessons, playUntil } from './playing.ts';
import { seriousFaultsByDayAndNight } from './reading.ts';
import { DESKTOP, PHONE } from './screens.ts';
import { arrive, openTable, tableWithBots } from './tables.ts';

/** A guest who has chosen the table in words. */
async function reader(newcomer: Newcomer, more?: BrowserContextOptions): Promise<BrowserContext> {
  const context = await newcomer(more);
  await context.addInitScript(() => localStorage.setItem('captains-table/table-style', 'text'));
  return context;
}

const moves = (page: Page): Locator => page.locator('.text-moves-move');

/** What ends a step soonest. */
const SHORTEST =
  /^(No main action|Go on|Draw no more cards|End the combat|Score 2 VP|Decline|Fight no combat|No more village)/;

/** Far sailors are soon home: the longest way is the last, and nothing is done on it. */
async function playShortly(page: Page): Promise<void> {
  const labels = await moves(page).allInnerTexts();
  const said = labels.map((label) => label.replace(/^\d\s*/, ''));
  const quick = said.findIndex((label) => SHORTEST.test(label));
  const furthest = said.findLastIndex((label) => label.startsWith('Sail to '));
  const chosen = moves(page).nth(Math.max(quick, furthest, 0));
  await chosen.click({ timeout: 3_000 }).catch(() => undefined);
}

async function playToTheEndInWords(page: Page): Promise<void> {
  for (let clicks = 0; clicks < 400; clicks++) {
    await expect(moves(page).or(endOfGame(page)).first()).toBeVisible({ timeout: 30_000 });
    if (await endOfGame(page).isVisible()) return;
    await playShortly(page);
  }
  throw new Error('the game does not end');
}

/** Plays until one of the moves says this. */
async function playInWordsUntil(page: Page, wanted: RegExp): Promise<Locator> {
  const offer = moves(page).filter({ hasText: wanted }).first();
  // A bot that is home first ends the round: what is wanted may come in a later one.
  for (let clicks = 0; clicks < 150; clicks++) {
    await expect(moves(page).first()).toBeVisible({ timeout: 30_000 });
    if (await offer.isVisible()) return offer;
    await playShortly(page);
  }
  throw new Error(`${wanted.source} never came`);
}

test('a whole solo game against Jeanne in words, without a network', async ({ newcomer }) => {
  const context = await reader(newcomer, KEEPING);
  const page = await context.newPage();
  await page.goto('/');
  await keptOnDevice(page);
  await page.getByRole('link', { name: 'Play Maracaibo' }).click();
  await page.getByLabel('Variant').selectOption('Solo against Jeanne');
  await page.getByText('On this device').click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(moves(page).first()).toBeVisible({ timeout: 30_000 });
  await context.setOffline(true);
  const players = page.getByRole('table', { name: 'Players' });
  await expect(players.getByRole('columnheader').last()).toHaveText('Jeanne');
  await playToTheEndInWords(page);
  await expect(page.getByText(/^(won against Jeanne|Jeanne wins), \d+ VP to \d+$/)).toBeVisible();
});

test('a round of two in words on the server, the first move by key', async ({ newcomer }) => {
  test.setTimeout(180_000);
  const context = await reader(newcomer);
  const id = await tableWithBots(await arrive(context, 'Anna'), 1, {}, 'maracaibo');
  const page = await context.newPage();
  await page.goto(`/table/${id}`);
  await expect(moves(page)).toHaveCount(8, { timeout: 30_000 });
  await page.keyboard.press('3');
  await expect(moves(page)).toHaveCount(7);
  await playInWordsUntil(page, /Score 2 VP/);
  const players = page.getByRole('table', { name: 'Players' });
  await expect(players.getByRole('columnheader').first()).toHaveText('Anna');
  await expect(players.getByRole('rowheader', { name: 'Influence in Spain' })).toBeVisible();
});

test('a card says what it does: on its move, and when it is pointed at', async ({ newcomer }) => {
  const context = await reader(newcomer);
  const id = await tableWithBots(await arrive(context, 'Anna'), 1, {}, 'maracaibo');
  const page = await context.newPage();
  await page.goto(`/table/${id}`);
  await expect(moves(page).first()).toHaveText(/Plan .+ \(\d+ doubloons, .+\): \S/);
  const card = page.locator('.view-tree-items .explain').first();
  await card.focus();
  const told = page.locator('.tooltip-bubble:popover-open');
  await expect(told).toHaveText(/It costs \d+ doubloons?/);
  await page.keyboard.press('Escape');
  await expect(told).toHaveCount(0);
  await card.hover();
  await expect(told).toBeVisible();
});

test('axe finds nothing serious at the table in words, by day and by night', async ({ newcomer }) => {
  const context = await reader(newcomer);
  const id = await tableWithBots(await arrive(context, 'Anna'), 3, {}, 'maracaibo');
  const page = await context.newPage();
  await page.goto(`/table/${id}`);
  await playInWordsUntil(page, /Sail to/);
  await page.getByText(/^Places \(\d+\)$/).click();
  expect(await seriousFaultsByDayAndNight(page)).toEqual([]);
});

test('on a phone the table in words fits, and a touch explains a card', async ({ newcomer }) => {
  const context = await reader(newcomer, PHONE);
  const id = await tableWithBots(await arrive(context, 'Anna'), 3, {}, 'maracaibo');
  const page = await context.newPage();
  await page.goto(`/table/${id}`);
  await expect(moves(page).first()).toBeVisible({ timeout: 30_000 });
  expect(await fitsTheWidth(page)).toBe(true);
  await page.locator('.view-tree-items .explain').first().tap();
  await expect(page.locator('.tooltip-bubble:popover-open')).toHaveText(/It costs/);
  await playInWordsUntil(page, /Sail to/);
  expect(await fitsTheWidth(page)).toBe(true);
});

test('a whole solo game on the board, by clicking what glows', async ({ page }) => {
  test.setTimeout(300_000);
  await page.goto('/new/maracaibo');
  await page.getByLabel('Variant').selectOption('Solo against Jeanne');
  await page.getByText('On this device').click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await playUntil(page, MARACAIBO, END, 900);
  await expect(page.locator('.prompt-title')).toHaveText(/(?: wins|^The game is lost)\.$/);
  await expect(page.getByRole('region', { name: 'Final scoring' })).toContainText(/Jeanne\s*\d+ VP/);
  // On a phone what comes next stands above the tabs of the board.
  await page.setViewportSize(PHONE.viewport);
  await page.getByRole('button', { name: 'Rematch' }).click({ trial: true, timeout: 5_000 });
});

test('a round of two on the board on the server, the first move by key', async ({ newcomer }) => {
  test.setTimeout(240_000);
  const page = await openTable(newcomer, DESKTOP, 1, 'maracaibo');
  await expect(page.locator(THINGS)).toHaveCount(8, { timeout: 30_000 });
  await page.locator(THINGS).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(THINGS)).toHaveCount(7);
  const twoPoints = page.locator(OFFERS).filter({ hasText: 'Score 2 VP' });
  const offered = ({ words }: Offer) => words.includes('Score 2 VP');
  expect(await playUntil(page, MARACAIBO, offered, 300)).toBeGreaterThan(8);
  await twoPoints.click();
  await expect(twoPoints).toBeHidden();
});

test('the log opens over the board with all its lines', async ({ newcomer }) => {
  const page = await openTable(newcomer, DESKTOP, 1, 'maracaibo');
  await playUntil(page, MARACAIBO, HARBOURS);
  await page.getByRole('button', { name: 'Log' }).click();
  const lines = page.locator('.sheet .ship-log-line');
  for (const line of [lines.first(), lines.nth(2)]) await expect(line).toBeInViewport({ ratio: 1 });
});

test('the guide teaches Maracaibo by clicking what glows', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('/learn/maracaibo');
  await playLessons(page, MARACAIBO, 120);
});

test('axe finds nothing serious on the board, by day and by night', async ({ newcomer }) => {
  test.setTimeout(180_000);
  const page = await openTable(newcomer, DESKTOP, 3, 'maracaibo');
  await expect(page.locator(THINGS).first()).toBeVisible({ timeout: 30_000 });
  expect(await seriousFaultsByDayAndNight(page)).toEqual([]);
  await playUntil(page, MARACAIBO, HARBOURS, 40);
  expect(await seriousFaultsByDayAndNight(page)).toEqual([]);
});

test('on a phone the board stays within its width, and a finger looks before it sails', async ({
  newcomer,
}) => {
  test.setTimeout(120_000);
  const page = await openTable(newcomer, PHONE, 3, 'maracaibo');
  await expect(page.locator(THINGS).first()).toBeVisible({ timeout: 30_000 });
  expect(await fitsTheWidth(page)).toBe(true);
  const harbour = page.locator(HARBOURS).first();
  await playUntil(page, MARACAIBO, HARBOURS, 40);
  const asked = await page.locator('.prompt-title').innerText();
  expect((await harbour.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  // A phone has no mouse that rests on the chart and looks at what comes to lie under it.
  await page.mouse.move(0, 0);
  await harbour.tap();
  await expect(page.locator('.ma-told')).toBeVisible();
  await expect(page.locator('.prompt-title')).toHaveText(asked);
  expect(await fitsTheWidth(page)).toBe(true);
  await page.locator('.ma-told-go').tap();
  await expect(page.locator('.prompt-title')).not.toHaveText(asked);
});
