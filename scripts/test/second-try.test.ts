import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { passedAtSecondTry } from '../second-try.mjs';

const CONFIG = `export default {
  retries: 1,
  workers: 1,
  outputDir: 'results',
  reporter: [['json', { outputFile: 'report.json' }]],
};`;

const SPEC = `import { expect, test } from '@playwright/test';
test('is well', () => {});
test('is slow at first', ({}, { retry }) => expect(retry).toBe(1));
test.describe('in a group', () => {
  test('is slow as well', ({}, { retry }) => expect(retry).toBe(1));
});
`;

/** The report of Playwright itself, on a suite whose tests need no browser. */
function reportOf(spec: string): object {
  // Below this folder, where its imports are found.
  mkdirSync('node_modules/.cache', { recursive: true });
  const folder = mkdtempSync('node_modules/.cache/second-try-');
  try {
    writeFileSync(join(folder, 'playwright.config.mjs'), CONFIG);
    writeFileSync(join(folder, 'some.spec.mjs'), spec);
    spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', '-c', folder]);
    return JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('browser tests that passed at their second try are named, others are not', () => {
  expect(passedAtSecondTry(reportOf(SPEC))).toEqual([
    'some.spec.mjs:3 is slow at first',
    'some.spec.mjs:5 is slow as well',
  ]);
});
