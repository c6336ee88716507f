import { expect, test } from './fixtures.ts';
import { endOfGame } from './playing.ts';
import { glowing } from './port-royal.ts';
import { arrive, tableForTwo } from './tables.ts';

test('a table is set, shared by link, joined and started', async ({ newcomer }) => {
  const [host, guest] = [await newcomer(), await newcomer()];
  const [anna, bart] = [await host.newPage(), await guest.newPage()];
  await anna.goto('/new/port-royal');
  await anna.getByText('Online', { exact: true }).click();
  await anna.getByLabel('Your name at the table').fill('Anna');
  await anna.getByRole('button', { name: 'One player fewer' }).click();
  await anna.getByRole('button', { name: 'One player fewer' }).click();
  await anna.getByRole('button', { name: 'Set the table' }).click();
  await anna.waitForURL(/\/table\//);
  const link = await anna.getByLabel('Link', { exact: true }).inputValue();
  expect(link).toContain('invite=');
  await bart.goto(new URL(link).pathname + new URL(link).search);
  await bart
    .getByRole('button', { name: /Take a seat|Sit here/ })
    .first()
    .click();
  await anna.getByRole('button', { name: 'Start the game' }).click();
  await expect(anna.locator('.port-royal')).toBeVisible();
  await expect(bart.locator('.port-royal')).toBeVisible();
});

test('two browsers play; one reloads in the middle of a decision, one loses its connection', async ({
  newcomer,
}) => {
  test.setTimeout(180_000);
  const [host, guest] = [await newcomer(), await newcomer()];
  const id = await tableForTwo(await arrive(host, 'Anna'), await arrive(guest, 'Bart'));
  const pages = [await host.newPage(), await guest.newPage()] as const;
  for (const page of pages) await page.goto(`/table/${id}`);
  for (let step = 0; step < 30; step++) {
    await expect
      .poll(async () =>
        (await Promise.all(pages.map((page) => glowing(page).count()))).some((count) => count > 0),
      )
      .toBe(true);
    const turn = (await glowing(pages[0]).count()) > 0 ? 0 : 1;
    const [deciding, waiting] = turn === 0 ? [pages[0], guest] : [pages[1], host];
    if (step === 6) await deciding.reload();
    if (step === 12) await waiting.setOffline(true);
    if (await endOfGame(deciding).isVisible()) break;
    await glowing(deciding)
      .first()
      .click({ timeout: 5_000 })
      .catch(() => undefined);
    if (step === 12) await waiting.setOffline(false);
  }
  const log = (page: (typeof pages)[number]) => page.locator('.ship-log li').first().innerText();
  await expect
    .poll(async () => (await log(pages[0])) === (await log(pages[1])), { timeout: 30_000 })
    .toBe(true);
});

test('a player who resigns leaves the game to a bot, and the seat to an invited guest', async ({
  newcomer,
}) => {
  const [host, guest] = [await newcomer(), await newcomer()];
  const id = await tableForTwo(await arrive(host, 'Anna'), await arrive(guest, 'Bart'));
  const [anna, bart] = [await host.newPage(), await guest.newPage()];
  for (const page of [anna, bart]) await page.goto(`/table/${id}`);
  await bart.getByRole('button', { name: 'More', exact: true }).first().click();
  await bart.getByRole('button', { name: /^Resign/ }).click();
  await bart.getByRole('button', { name: 'Resign for good' }).click();
  await expect(bart.getByText('You are watching.')).toBeVisible();
  await expect(anna.getByText('Resigned, played by a bot')).toBeVisible();
  await anna.getByRole('button', { name: 'Replace' }).click();
  await anna.getByRole('button', { name: 'Open the seat to anyone' }).click();
  await expect(anna.getByText('Resigned, played by a bot')).toHaveCount(0);
  await expect(anna.getByRole('button', { name: 'Replace' })).toHaveCount(0);
});

test('a spectator sees no secrets and may not act', async ({ newcomer }) => {
  const contexts = await Promise.all([1, 2, 3].map(() => newcomer()));
  const [host, guest, stranger] = contexts;
  if (host === undefined || guest === undefined || stranger === undefined) throw new Error('three came');
  const id = await tableForTwo(await arrive(host, 'Anna'), await arrive(guest, 'Bart'), {
    visibility: 'public',
  });
  await arrive(stranger, 'Carla');
  const page = await stranger.newPage();
  const received: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => received.push(String(payload))),
  );
  await page.goto(`/table/${id}`);
  await expect(page.locator('.port-royal')).toBeVisible();
  await expect(glowing(page)).toHaveCount(0);
  expect(received.join()).not.toMatch(/"seed"|"invite"/);
});
