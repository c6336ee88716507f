/** Captains who arrive in windows of their own, on servers of the test's own. */
import type { BrowserContext, BrowserContextOptions } from '@playwright/test';
import type { Locale } from '@captains-table/kernel';
import { CampaignServer } from './campaign-server.ts';
import { Captain } from './captain.ts';
import { test as base } from './fixtures.ts';
import { playedBefore } from './played-before.ts';

/** Opens a window on a server. */
type Arrival = (server: CampaignServer, locale: Locale, window: BrowserContextOptions) => Promise<Captain>;

/** Starts a server that deals the games of this row of seeds. */
type Opening = (row: string) => Promise<CampaignServer>;

export const test = base.extend<{ readonly arrive: Arrival; readonly open: Opening }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants to see which fixtures are used: none
  open: async ({}, use) => {
    const servers: CampaignServer[] = [];
    await use(async (row) => {
      const server = new CampaignServer(row);
      servers.push(server);
      await server.start();
      return server;
    });
    await Promise.all(servers.map((server) => server.remove()));
  },
  arrive: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async ({ url }, locale, window) => {
      const context = await browser.newContext({
        baseURL: url,
        reducedMotion: 'reduce',
        locale,
        ...window,
      });
      await playedBefore(context);
      contexts.push(context);
      return Captain.in(context, locale);
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});
