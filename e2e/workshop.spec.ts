/** Own cards, entered on a device, kept and played with there. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { CARAVELAS } from './caravelas.ts';
import type { Newcomer } from './fixtures.ts';
import { expect, test } from './fixtures.ts';
import { MARACAIBO } from './maracaibo.ts';
import { playSome } from './playing.ts';
import { seriousFaults, seriousFaultsByDayAndNight } from './reading.ts';

test.setTimeout(180_000);

async function open(page: Page, game: string): Promise<void> {
  await page.goto(`/workshop/${game}`);
  await expect(page.locator('.ws-gallery .ws-cell').first()).toBeVisible({ timeout: 60_000 });
}

const piece = (page: Page, id: string) => page.locator(`[data-piece="${id}"]`);
const field = (page: Page, name: string) => page.getByRole('spinbutton', { name, exact: true });

const handle = (page: Page, id: string) => page.locator(`[data-handle="${id}"]`);

/** Sets a table on the device with the pack that lies open, and answers its address. */
async function playWithIt(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Play with it' }).click();
  await page.getByRole('button', { name: 'Set the table' }).click();
  await page.waitForURL(/\/local\//, { timeout: 60_000 });
  return page.url();
}

/** The last game of this device, as a file. */
async function exportedGame(page: Page): Promise<string> {
  await page.goto('/games');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).first().click();
  return (await saved).path();
}

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;

/** In the page: whether nothing lies over a button, its lower edge included. */
function isWholeInSight(button: Element): boolean {
  const { left, bottom, width } = button.getBoundingClientRect();
  return button.contains(document.elementFromPoint(left + width / 2, bottom - 2));
}

/** An exported game, on the command line and on a phone that has never seen the pack. */
async function verifiedAndReplayed(path: string, newcomer: Newcomer): Promise<void> {
  const { log }: { log: unknown[] } = JSON.parse(readFileSync(path, 'utf8'));
  expect(log.length).toBeGreaterThan(6);
  const program = ['packages/cli/bin/captains-table.js', 'verify', path];
  expect(execFileSync(process.execPath, program, { encoding: 'utf8' })).toContain(`${log.length} moves`);
  const other = await (await newcomer(PHONE)).newPage();
  await other.goto('/games');
  const chooser = other.waitForEvent('filechooser');
  await other.getByRole('button', { name: 'Open a saved game' }).click();
  await (
    await chooser
  ).setFiles({ name: 'game.json', mimeType: 'application/json', buffer: readFileSync(path) });
  await expect(other.getByText(`Move 0 of ${log.length}.`)).toBeVisible({ timeout: 60_000 });
  const toTheEnd = other.getByRole('button', { name: 'To the end' });
  expect(await toTheEnd.evaluate(isWholeInSight)).toBe(true);
  await toTheEnd.click();
  await expect(other.getByText(`Move ${log.length} of ${log.length}.`)).toBeVisible({ timeout: 30_000 });
}

test('ten cards are entered and played with; the game is exported, verified and shown on another device', async ({
  newcomer,
}) => {
  test.setTimeout(300_000);
  const page = await (await newcomer()).newPage();
  await open(page, 'maracaibo');
  await page.getByRole('combobox', { name: 'Kind of piece' }).selectOption('cards');
  for (let number = 1; number <= 10; number++) {
    await piece(page, `cards/A${`${number}`.padStart(2, '0')}`).click();
    await field(page, 'Points').fill(`${40 + number}`);
    await page.getByRole('button', { name: 'Matches my box' }).click();
  }
  await expect(page.getByText(/^10 of \d+ checked/)).toBeVisible();
  const table = await playWithIt(page);
  await playSome(page, MARACAIBO, 12);
  await page.reload();
  await playSome(page, MARACAIBO, 3);
  expect(page.url()).toBe(table);

  const path = await exportedGame(page);
  const { content }: { content: { cards: { points: number }[] } } = JSON.parse(readFileSync(path, 'utf8'));
  expect(content.cards.slice(0, 10).map(({ points }) => points)).toEqual([
    41, 42, 43, 44, 45, 46, 47, 48, 49, 50,
  ]);
  await verifiedAndReplayed(path, newcomer);
});

test('a current of Caravelas is drawn on the chart, mended with the keys and sailed on; the game is shown on another device', async ({
  newcomer,
}) => {
  test.setTimeout(300_000);
  const page = await (await newcomer()).newPage();
  await open(page, 'caravelas');
  await page.getByRole('radio', { name: 'Chart', exact: true }).check();
  await page.getByRole('button', { name: 'New: current' }).click();
  await handle(page, 'c06r06').hover();
  await page.mouse.down();
  for (const space of ['c07r06', 'c09r06']) await handle(page, space).hover({ force: true });
  await page.mouse.up();
  await expect(page.locator('.ws-chart-messages')).toContainText('is not beside the space before it');
  await page.getByRole('button', { name: 'New: current' }).click();
  await handle(page, 'own-1/2').focus();
  await page.keyboard.press('Delete');
  await expect(page.locator('.ws-chart-messages')).toHaveText('Currents: The box has 19, and here are 20');
  expect(await seriousFaults(page)).toEqual([]);
  await page.keyboard.press('Control+z');
  await expect(page.locator('.ws-chart-messages')).toContainText('is not beside');
  await page.keyboard.press('Control+y');
  const table = await playWithIt(page);
  await playSome(page, CARAVELAS, 6);
  await page.reload();
  await playSome(page, CARAVELAS, 3);
  expect(page.url()).toBe(table);
  const path = await exportedGame(page);
  const { content }: { content: { map: { currents: { id: string; path: string[] }[] } } } = JSON.parse(
    readFileSync(path, 'utf8'),
  );
  expect(content.map.currents.at(-1)).toEqual({ id: 'own-1', path: ['c06r06', 'c07r06'] });
  await verifiedAndReplayed(path, newcomer);
});

test('a card of Maracaibo is entered, kept, undone, exported and imported', async ({ newcomer }) => {
  const context = await newcomer();
  const page = await context.newPage();
  await open(page, 'maracaibo');
  await piece(page, 'cards/A01').click();
  await field(page, 'Points').fill('9');
  await expect(page.getByText('we had 5')).toBeVisible();
  // An effect more, chosen in words.
  await page.getByRole('button', { name: 'Another: Effects', exact: true }).click();
  await page.getByRole('button', { name: 'Matches my box' }).click();
  await expect(page.locator('.ws-edit .ws-face')).toContainText('9');
  await expect(page.getByText(/^1 of \d+ checked/)).toBeVisible();

  await page.reload();
  await expect(page.getByText(/^1 of \d+ checked/)).toBeVisible({ timeout: 60_000 });
  await piece(page, 'cards/A01').click();
  await expect(field(page, 'Points')).toHaveValue('9');
  await expect(page.getByText('2 values are yours')).toBeVisible();
  // The check, the effect.
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(page.getByText('1 value is yours')).toBeVisible();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const path = await (await saved).path();
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({
    game: 'maracaibo',
    name: 'My box',
    cards: [{ id: 'A01', points: 9, sources: { cost: 'published', effects: 'published', points: 'box' } }],
  });

  const other = await (await newcomer()).newPage();
  await open(other, 'maracaibo');
  const chooser = other.waitForEvent('filechooser');
  await other.getByRole('button', { name: 'Import' }).click();
  await (
    await chooser
  ).setFiles({ name: 'mine.json', mimeType: 'application/json', buffer: readFileSync(path) });
  await piece(other, 'cards/A01').click();
  await expect(field(other, 'Points')).toHaveValue('9');
  await other.getByRole('button', { name: 'Packs, compare, check' }).click();
  await other.getByRole('button', { name: 'Compare packs' }).click();
  await expect(other.getByText('Points: 5 → 9')).toBeVisible();
});

test('a file that is no pack is refused with the reason', async ({ page }) => {
  await open(page, 'caravelas');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import' }).click();
  const text = JSON.stringify({ game: 'caravelas', ports: [{ id: 'labrador', value: 'many' }] });
  await (
    await chooser
  ).setFiles({ name: 'bad.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(page.getByRole('dialog')).toContainText('port "labrador"');
});

test('a ship, a port and a place are drawn again with what was entered', async ({ page }) => {
  await open(page, 'port-royal');
  await piece(page, 'cards/base-ship-yellow-01').click();
  await field(page, 'Coins').fill('7');
  await expect(page.locator('.ws-stage')).toContainText('7');
  // What a person does is told and drawn from what was entered.
  await piece(page, 'cards/base-trader-blue-01').click();
  await page.getByRole('spinbutton', { name: 'coins', exact: true }).fill('3');
  await expect(page.locator('.ws-stage')).toContainText('Blue ships: 3 coins more');
  await expect(page.locator('.ws-told')).toContainText('you gain 3 coins more');
  await open(page, 'caravelas');
  await page.getByRole('combobox', { name: 'Kind of piece' }).selectOption('ports');
  await piece(page, 'ports/labrador').click();
  await field(page, 'Value').fill('8');
  await expect(page.locator('.ws-stage')).toContainText('8');
  await page.getByRole('button', { name: 'Value: back to ours' }).click();
  await expect(field(page, 'Value')).toHaveValue('2');
  await page.getByRole('combobox', { name: 'Kind of piece' }).selectOption('currents');
  await piece(page, 'currents/canary').click();
  await page.getByRole('button', { name: 'Remove: Spaces it flows through 3' }).click();
  await expect(page.getByText('1 value is yours')).toBeVisible();
  await open(page, 'francis-drake');
  await piece(page, 'destinations/panama').click();
  await expect(page.getByText('This fits.')).toBeVisible();
});

test('a fort is given the name on the board, at once in its field', async ({ page }) => {
  await open(page, 'francis-drake');
  const fort = piece(page, 'destinations/cumana');
  await fort.click();
  await page.getByRole('button', { name: 'Add: name', exact: true }).click();
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await expect(name).toBeFocused();
  await expect(page.getByText('It must be a name of 1 to 40 letters')).toBeVisible();
  await name.fill('El Castillo');
  await expect(page.getByText('It must be a name')).toBeHidden();
  await expect(fort).toContainText('El Castillo');
  await expect(page.getByRole('heading', { name: 'El Castillo' })).toBeVisible();
});

test('axe finds nothing serious in the workshop, by day and by night', async ({ page }) => {
  await open(page, 'maracaibo');
  await piece(page, 'cards/A01').click();
  await expect(page.getByRole('button', { name: 'Matches my box' })).toBeVisible();
  expect(await seriousFaultsByDayAndNight(page)).toEqual([]);
});

test('on a phone one piece fills the screen, in three languages', async ({ newcomer }) => {
  const context = await newcomer(PHONE);
  const page = await context.newPage();
  await open(page, 'port-royal');
  for (const [code, matches, back] of [
    ['FR', 'Conforme à ma boîte', 'Tous les éléments'],
    ['NL', 'Klopt met mijn doos', 'Alle onderdelen'],
    ['EN', 'Matches my box', 'All pieces'],
  ] as const) {
    await page.getByRole('radio', { name: code }).check({ force: true });
    await piece(page, 'cards/base-ship-yellow-01').click();
    await expect(page.getByRole('button', { name: matches })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByRole('button', { name: back }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
  expect(await seriousFaults(page)).toEqual([]);
  // One from far down opens at its drawing, and the way back leads to it.
  const trader = piece(page, 'cards/base-trader-blue-01');
  await trader.click();
  await expect(page.locator('.ws-stage')).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'All pieces' }).click();
  await expect(trader).toBeInViewport();
});

test('a whole pack is checked with random games', async ({ page }) => {
  await open(page, 'francis-drake');
  await page.getByRole('button', { name: 'Packs, compare, check' }).click();
  await page.getByRole('button', { name: 'Check the whole pack' }).click();
  await page.getByRole('button', { name: 'Check and play' }).click();
  await expect(page.getByText(/^\d+ of 1000 games$/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Check and play' })).toBeVisible();
});
