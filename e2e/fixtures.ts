/** A real server of its own for each file of tests, on loopback, with nothing in it yet. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, BrowserContextOptions } from '@playwright/test';
import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/** Somebody with a browser of their own. */
export type Newcomer = (more?: BrowserContextOptions) => Promise<BrowserContext>;

export const test = base.extend<{ readonly newcomer: Newcomer }, { readonly server: string }>({
  newcomer: async ({ browser, server }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (more) => {
      const context = await browser.newContext({ baseURL: server, reducedMotion: 'reduce', ...more });
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
      const child = spawn(
        process.execPath,
        ['packages/cli/bin/captains-table.js', 'serve', '--host', '127.0.0.1'],
        {
          env: {
            ...process.env,
            PORT: '0',
            DATA_DIR: data,
            LOG_LEVEL: 'error',
            QUOTA_ADDRESS_GUESTS: 'none',
          },
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      );
      const [greeting] = (await once(child.stdout, 'data')) as [Buffer];
      const port = /localhost:(\d+)/.exec(greeting.toString())?.[1] ?? '';
      await use(`http://127.0.0.1:${port}`);
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(data, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server),
});
