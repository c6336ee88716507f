/** A real server for each worker, on loopback, with nothing in it yet. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, BrowserContextOptions } from '@playwright/test';
import { test as base } from '@playwright/test';
import { playedBefore } from './played-before.ts';
import { startServer } from './server.ts';

export { expect } from '@playwright/test';

/** For tests in which the client is kept on the device. */
export const KEEPING = { serviceWorkers: 'allow' } as const;

/** Opens a browser context of its own, as for a visitor of this server who knows the games. */
export type Newcomer = (more?: BrowserContextOptions) => Promise<BrowserContext>;

export const test = base.extend<{ readonly newcomer: Newcomer }, { readonly server: string }>({
  context: async ({ context }, use) => {
    await playedBefore(context);
    await use(context);
  },
  newcomer: async ({ browser, server }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (more) => {
      const context = await browser.newContext({ baseURL: server, reducedMotion: 'reduce', ...more });
      await playedBefore(context);
      contexts.push(context);
      return context;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
  server: [
    // Playwright wants to see which fixtures are used: none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const data = mkdtempSync(join(tmpdir(), 'captains-table-e2e-'));
      const server = await startServer({ dataDir: data, env: { QUOTA_ADDRESS_GUESTS: 'none' } });
      await use(server.url);
      await server.stop();
      rmSync(data, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server),
});
