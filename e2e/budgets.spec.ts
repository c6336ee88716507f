/** How much travels and how long it takes, on a first visit, with nothing kept on the device. */
import type { Page } from '@playwright/test';
import type { Newcomer } from './fixtures.ts';
import { expect, test } from './fixtures.ts';
import { glowing } from './port-royal.ts';
import { arrive, tableWithBots } from './tables.ts';

/** With the page drawn in it: 18 of them are all that a reader waits for. */
const LOBBY_KILOBYTES = 49.8;
/** From the lobby to the first decision at a table of Port Royal: more if bots have had their turns by then. */
const PLAY_NOW_KILOBYTES = 208;
/**
 * With the way there, by where the table is: bots think on the device, or on the server. Maracaibo has more than the
 * others: its chart, 160 cards and the cards of its story. Who begins is drawn: where bots do, what their turns show is fetched
 * before the player's first decision, up to ten kilobytes of it.
 */
const TABLES = [
  { game: 'port-royal', board: '.port-royal', device: 208, server: 168 },
  { game: 'caravelas', board: '.caravelas', device: 182, server: 144 },
  { game: 'francis-drake', board: '.drake', bots: 2, device: 188, server: 147 },
  { game: 'maracaibo', board: '.maracaibo', device: 250, server: 212 },
];
const SECONDS_TO_THE_FRONT_PAGE = 3;

/** As browsers' own tools know it: 1.6 Mbit/s and half a second until an answer comes. */
const FAST_3G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const SLOW_PHONE = 4;

// What the service worker fetches for later is not part of the visit.
test.use({ serviceWorkers: 'block' });

/** The page with its styles, scripts and further styles, as they come over the line from now on. */
function listen(page: Page) {
  const files: { readonly path: string; readonly bytes: Promise<number> }[] = [];
  page.on('requestfinished', (request) => {
    const path = new URL(request.url()).pathname;
    if (request.resourceType() !== 'document' && !/\.(?:js|css)$/.test(path)) return;
    // What bots have learned comes when they first think, and has a limit of its own.
    if (path.includes('/weights/')) return;
    // What a thread takes from the browser's memory did not travel, and is given as less than nothing.
    const bytes = request.sizes().then(({ responseBodySize }) => Math.max(0, responseBodySize));
    // A file that arrives when all is counted may find its page closed.
    bytes.catch(() => undefined);
    files.push({ path, bytes });
  });
  return {
    paths: () => files.map(({ path }) => path),
    kilobytes: async () => {
      const sizes = await Promise.all(files.map(({ bytes }) => bytes));
      return sizes.reduce((sum, bytes) => sum + bytes, 0) / 1000;
    },
  };
}

test('the lobby is small and loads no game', async ({ page }) => {
  const travelled = listen(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play now' })).toBeEnabled();
  await page.waitForLoadState('networkidle');
  expect(travelled.paths().filter((path) => path.includes('/games/'))).toEqual([]);
  expect(travelled.paths().length).toBeGreaterThan(0);
  const kilobytes = await travelled.kilobytes();
  test.info().annotations.push({ type: 'lobby', description: `${kilobytes.toFixed(1)} KB` });
  expect(kilobytes).toBeLessThan(LOBBY_KILOBYTES);
});

test('lobby and table together stay within their budget', async ({ page }) => {
  const travelled = listen(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(glowing(page).first()).toBeVisible({ timeout: 30_000 });
  await page.waitForLoadState('networkidle');
  expect(travelled.paths().some((path) => path.includes('/games/'))).toBe(true);
  // Content is part of the game's own files, unless the host has a pack.
  expect(asked.filter((path) => path.startsWith('/api/content/'))).toEqual([]);
  const kilobytes = await travelled.kilobytes();
  test.info().annotations.push({ type: 'play now', description: `${kilobytes.toFixed(1)} KB` });
  expect(kilobytes).toBeLessThan(PLAY_NOW_KILOBYTES);
});

for (const { game, board, bots = 1, device, server } of TABLES) {
  test(`a table of ${game} with bots on this device stays within its budget, with the way there`, async ({
    page,
  }) => {
    const travelled = listen(page);
    await page.goto(`/new/${game}`);
    await page.getByRole('button', { name: 'Start the game' }).click();
    await expect(page.locator(board)).toBeVisible({ timeout: 30_000 });
    await page.waitForLoadState('networkidle');
    const kilobytes = await travelled.kilobytes();
    test.info().annotations.push({ type: game, description: `${kilobytes.toFixed(1)} KB` });
    expect(kilobytes).toBeLessThan(device);
  });

  test(`a table of ${game} with bots on the server stays within its budget`, async ({ page, context }) => {
    const id = await tableWithBots(await arrive(context, 'Anna'), bots, {}, game);
    const travelled = listen(page);
    await page.goto(`/table/${id}`);
    await expect(page.locator(board)).toBeVisible({ timeout: 30_000 });
    await page.waitForLoadState('networkidle');
    const kilobytes = await travelled.kilobytes();
    test.info().annotations.push({ type: game, description: `${kilobytes.toFixed(1)} KB` });
    expect(kilobytes).toBeLessThan(server);
  });
}

test('a slow phone can use the front page soon', async ({ newcomer }) => {
  const times: number[] = [];
  // The machine may be busy with something else: the best of a few visits tells what the page needs.
  do times.push(await secondsToPlay(newcomer));
  while (times.length < 6 && Math.min(...times) >= SECONDS_TO_THE_FRONT_PAGE);
  test.info().annotations.push({ type: 'seconds', description: times.map((t) => t.toFixed(2)).join(', ') });
  expect(Math.min(...times)).toBeLessThan(SECONDS_TO_THE_FRONT_PAGE);
});

/** From typing the address to a button that does something when it is touched. */
async function secondsToPlay(newcomer: Newcomer): Promise<number> {
  const context = await newcomer({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', FAST_3G);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PHONE });
  const start = performance.now();
  await page.goto('/', { waitUntil: 'commit' });
  // An expectation would look less and less often, and measure its own pauses.
  await page.waitForFunction(
    () =>
      // Before that the page can be read, and what is touched waits for the program.
      document.documentElement.dataset['look'] === undefined &&
      [...document.querySelectorAll('button')].some(
        (button) => button.innerText === 'Play now' && !button.disabled,
      ),
    undefined,
    { polling: 50 },
  );
  const seconds = (performance.now() - start) / 1000;
  await context.close();
  return seconds;
}
