/** `npm run fit`: whether every table fits its screen. */
import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../node_modules/.cache/fit',
  testMatch: 'fit.ts',
  retries: 0,
});
