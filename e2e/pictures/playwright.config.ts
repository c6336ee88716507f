/** `npm run pictures`: takes the pictures of docs/screenshots/ again. Not a test: it asserts nothing. */
import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../node_modules/.cache/pictures',
  testMatch: '*.picture.ts',
  workers: 1,
  retries: 0,
});
