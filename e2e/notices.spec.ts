/** Notices of a person's turns, and exports of their games. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { glowing } from './port-royal.ts';
import { seriousFaults } from './reading.ts';
import { playedBefore } from './played-before.ts';
import { PHONE } from './screens.ts';
import { startServer } from './server.ts';
import { arrive, createTable, invitationTo, tableForTwo } from './tables.ts';

test('a person at a table with others is asked once how to be notified; a turn at another table is announced on the page they are on', async ({
  newcomer,
}) => {
  test.setTimeout(120_000);
  const contexts = [await newcomer(), await newcomer(PHONE)] as const;
  const id = await tableForTwo(await arrive(contexts[0], 'Anna'), await arrive(contexts[1], 'Bart'));
  const pages = [await contexts[0].newPage(), await contexts[1].newPage()] as const;
  for (const page of pages) {
    // Runs after the mark that this was offered before.
    await page.addInitScript(() => {
      if (sessionStorage.getItem('again') === null) localStorage.removeItem('captains-table/notices-offered');
      sessionStorage.setItem('again', 'yes');
    });
    await page.goto(`/table/${id}`);
    await expect(page.getByText('Shall we tell you when it is your turn?')).toBeVisible();
    expect(await seriousFaults(page)).toEqual([]);
  }
  const [anna, bart] = pages;
  await bart.getByRole('button', { name: 'No, thanks' }).click();
  await expect(bart.getByText('Shall we tell you')).toHaveCount(0);
  await anna.getByRole('button', { name: 'Yes, choose how' }).click();
  await expect(anna.getByRole('switch', { name: 'A line on every page here' })).toBeChecked();
  expect(await seriousFaults(anna)).toEqual([]);
  await anna.getByRole('button', { name: 'Done' }).last().click();
  await anna.reload();
  await expect(anna.locator('.port-royal')).toBeVisible();
  await expect(anna.getByText('Shall we tell you')).toHaveCount(0);

  // The player who has to decide now does; the other is on another page.
  await expect
    .poll(async () => (await glowing(anna).count()) + (await glowing(bart).count()))
    .toBeGreaterThan(0);
  const [deciding, waiting] = (await glowing(anna).count()) > 0 ? [anna, bart] : [bart, anna];
  await listenFor(waiting);
  await waiting.goto('/settings');
  // What waits already when the page is touched is no news.
  await Promise.all([
    waiting.waitForResponse(/\/api\/tables\/mine/),
    waiting.getByRole('heading', { level: 1 }).click(),
  ]);
  const line = waiting.getByText('Port Royal: it is your turn.');
  for (let step = 0; step < 40 && !(await line.isVisible()); step++) {
    await glowing(deciding)
      .first()
      .click({ timeout: 2_000 })
      .catch(() => undefined);
    await waiting.waitForTimeout(150);
  }
  await expect(line).toBeVisible();
  await expect(waiting).toHaveTitle(/^\(1\) /);
  // A bell, for those who wanted sounds.
  await expect.poll(() => waiting.evaluate(() => document.documentElement.dataset['heard'])).toBe('yes');
  expect(await seriousFaults(waiting)).toEqual([]);
  await waiting.getByRole('link', { name: 'To the table' }).click();
  await expect(waiting.locator('.port-royal')).toBeVisible();
  await expect(line).toHaveCount(0);
  await expect(waiting).toHaveTitle(/^Your turn/);
});

/** From the next page on with sounds, and a mark in the page when one begins. */
async function listenFor(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('captains-table/sound', 'on');
    window.AudioContext = class extends AudioContext {
      override createOscillator(): OscillatorNode {
        document.documentElement.dataset['heard'] = 'yes';
        return super.createOscillator();
      }
    };
  });
}

test('a room is told whose turn it is; hours, logs and the calendar are found in the settings', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const heard: string[] = [];
  const room = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += String(chunk)));
    request.on('end', () => {
      heard.push(body);
      response.writeHead(204).end();
    });
  }).listen(0, '127.0.0.1');
  await once(room, 'listening');
  const address = `http://127.0.0.1:${(room.address() as AddressInfo).port}/room`;
  const dataDir = mkdtempSync(join(tmpdir(), 'captains-table-notices-'));
  const server = await startServer({ dataDir, env: { WEBHOOKS: '1', WEBHOOKS_PRIVATE: '1' } });
  const open = async () => {
    const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' });
    await playedBefore(context);
    return context;
  };
  const [host, guest] = [await open(), await open()];
  const [anna, bart] = [await arrive(host, 'Anna'), await arrive(guest, 'Bart')];
  const chairs = [{ kind: 'me' }, { kind: 'open' }];
  const id = await createTable(anna, { game: 'port-royal', chairs, tempo: { kind: 'days', days: 2 } });
  await bart.post(`/api/tables/${id}/join`, { data: { invite: await invitationTo(id, anna) } });
  await anna.put(`/api/tables/${id}/webhook`, { data: { url: address, form: 'discord' } });
  await anna.post(`/api/tables/${id}/start`, { data: {} });
  await expect.poll(() => heard.length, { timeout: 30_000 }).toBe(1);
  expect(JSON.parse(heard[0] ?? '')).toMatchObject({
    content: expect.stringMatching(/^Port Royal\\?: it is (Anna|Bart)’s turn/),
    allowed_mentions: { parse: [] },
  });

  const page = await host.newPage();
  await page.goto(`/table/${id}`);
  await page.getByRole('button', { name: 'More', exact: true }).first().click();
  await page.getByRole('button', { name: /^Whose turn, in a chat room/ }).click();
  await expect(page.getByLabel('Address')).toHaveValue(address);
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);

  await page.goto('/settings');
  await page.getByRole('switch', { name: 'Quiet hours' }).check();
  await page.getByLabel('From', { exact: true }).fill('21:30');
  await page.getByRole('switch', { name: 'Games by turns once a day' }).check();
  const hours = page.getByRole('region', { name: 'When you are told' });
  await hours.getByRole('button', { name: 'Save' }).click();
  await expect(hours.getByText('Saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = await page.getByLabel('Your link').inputValue();
  const feed = await (await host.request.get(new URL(link).pathname)).text();
  expect(feed).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(await seriousFaults(page)).toEqual([]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Play log (CSV)' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('captains-table.csv');
  await page.reload();
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('21:30');
  await expect(page.getByRole('switch', { name: 'Games by turns once a day' })).toBeChecked();
  await Promise.all([host.close(), guest.close()]);
  await server.stop();
  room.close();
  rmSync(dataDir, { recursive: true, force: true });
});
