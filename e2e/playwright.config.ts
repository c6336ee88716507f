import { defineConfig } from '@playwright/test';
import { ARGUMENTS, findBrowser } from './browser.ts';

const { executablePath, env } = await findBrowser();

export default defineConfig({
  testDir: '.',
  outputDir: '../node_modules/.cache/e2e',
  timeout: 90_000,
  // On two cores: a test waits a third of its time, for the server, for frames, for things to come to rest.
  workers: 3,
  // A busy machine may be too slow once; what is broken fails twice.
  retries: 1,
  fullyParallel: true,
  reporter:
    process.env['E2E_REPORT'] === undefined
      ? 'list'
      : [['list'], ['json', { outputFile: process.env['E2E_REPORT'] }]],
  use: {
    launchOptions: {
      executablePath,
      args: ARGUMENTS,
      env: { ...process.env, ...env },
    },
    locale: 'en-GB',
    // Without reduced motion, tests would wait for every animation.
    contextOptions: { reducedMotion: 'reduce' },
    // The service worker of a newcomer fetches the whole client: that is for tests of it alone (`KEEPING`).
    serviceWorkers: 'block',
    // Recording costs more than the test itself: only what failed once is recorded, when it is tried again.
    trace: 'on-first-retry',
  },
});
