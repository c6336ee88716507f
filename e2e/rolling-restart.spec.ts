/** Two servers on one database behind one address. The one that a browser plays on goes away. */
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startPostgres, whyNoPostgres } from '../packages/server/test/services/postgres.ts';
import { expect, test } from './fixtures.ts';
import { playedBefore } from './played-before.ts';
import { glowing } from './port-royal.ts';
import type { RunningServer } from './server.ts';
import { startServer } from './server.ts';
import { arrive, tableWithBots } from './tables.ts';

test.skip(whyNoPostgres() !== undefined, whyNoPostgres() ?? '');

/** What a balancer does: it asks one server after the other until one takes the connection. */
async function balance(ports: readonly string[]) {
  const balancer = createServer((visitor) => {
    const ask = (index: number): void => {
      const server = connect({ host: '127.0.0.1', port: Number(ports[index % ports.length]) });
      server.once('connect', () => {
        server.off('error', next);
        server.on('error', () => visitor.destroy());
        visitor.on('error', () => server.destroy());
        visitor.pipe(server).pipe(visitor);
        visitor.on('close', () => server.destroy());
        server.on('close', () => visitor.destroy());
      });
      const next = () => (index < 20 ? void setTimeout(() => ask(index + 1), 50) : visitor.destroy());
      server.once('error', next);
    };
    visitor.on('error', () => undefined);
    ask(0);
  });
  await new Promise<void>((resolve) => balancer.listen(0, '127.0.0.1', resolve));
  const { port } = balancer.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => balancer.close() };
}

for (const how of ['stop', 'kill'] as const) {
  test(`a server that is ${how === 'stop' ? 'stopped' : 'killed'} costs no move: the browser plays on at another`, async ({
    browser,
  }) => {
    test.setTimeout(240_000);
    const data = mkdtempSync(join(tmpdir(), 'captains-table-e2e-'));
    const postgres = await startPostgres();
    const env = { DATABASE_URL: await postgres.createDatabase() };
    const servers: RunningServer[] = [];
    for (const name of ['first', 'second'])
      servers.push(await startServer({ dataDir: join(data, name), env }));
    const [first] = servers;
    const balancer = await balance(servers.map(({ port }) => port));
    const context = await browser.newContext({ baseURL: balancer.url });
    try {
      await playedBefore(context);
      const anna = await arrive(context, 'Anna');
      const id = await tableWithBots(anna, 1, {});
      const page = await context.newPage();
      await page.goto(`/table/${id}`);
      await expect(glowing(page).first()).toBeVisible({ timeout: 30_000 });
      const before = await movesIn(page, id);
      const gone = first?.[how]();
      // While it goes away: whether it still takes the move or not, it is made, once.
      await glowing(page).first().click();
      await gone;
      // On a busy machine the browser may give up waiting for the next server. It says so, and offers the move again.
      await expect(async () => {
        const made = expect.poll(() => movesIn(page, id), { timeout: 8_000 }).toBeGreaterThan(before);
        await made.catch(async (late: unknown) => {
          await glowing(page).first().click({ timeout: 1_000 });
          throw late;
        });
      }).toPass({ timeout: 60_000 });
      await expect(page.getByText('The connection is lost', { exact: false })).toBeHidden();
      // And on it goes, with the bot's turns.
      for (let turn = 0; turn < 3; turn++) {
        const now = await movesIn(page, id);
        await expect(glowing(page).first()).toBeVisible({ timeout: 60_000 });
        await glowing(page).first().click();
        await expect.poll(() => movesIn(page, id), { timeout: 30_000 }).toBeGreaterThan(now);
      }
    } finally {
      await context.close();
      balancer.close();
      await Promise.all(servers.slice(how === 'kill' ? 1 : 0).map((server) => server.stop()));
      await postgres.stop();
      rmSync(data, { recursive: true, force: true });
    }
  });
}

/** As the servers tell it. */
async function movesIn(page: Page, id: string): Promise<number> {
  const response = await page.request.get(`/api/tables/${id}/log`);
  const { moves }: { readonly moves: readonly unknown[] } = await response.json();
  return moves.length;
}
