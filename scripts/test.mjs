/** `npm test`: every check in turn, then one line that counts. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkBoundaries } from './boundaries.mjs';
import { ensureBuilt } from './bootstrap.mjs';
import { checkLedgers } from './ledger.mjs';

const REPORT = 'node_modules/.cache/captains-table/tests.json';
const BROWSER_REPORT = 'node_modules/.cache/captains-table/browser.json';
const CODE = ['packages', 'scripts', 'bench', 'e2e'];

const counts = { passed: 0, failed: 0 };

/** One check: a name, and a function that returns what is wrong (nothing when all is well). */
async function step(name, check) {
  const start = performance.now();
  process.stdout.write(`· ${name} …\n`);
  const problems = await check();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  for (const problem of problems) console.log(`  ${problem}`);
  console.log(problems.length === 0 ? `✓ ${name} (${seconds} s)` : `✗ ${name} (${seconds} s)`);
  counts[problems.length === 0 ? 'passed' : 'failed']++;
}

function run(script, ...args) {
  const { status } = spawnSync(process.execPath, [`node_modules/${script}`, ...args], { stdio: 'inherit' });
  return status === 0 ? [] : [`${script} found something to mend`];
}

function runTests() {
  mkdirSync('node_modules/.cache/captains-table', { recursive: true });
  rmSync(REPORT, { force: true });
  const problems = run(
    'vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${REPORT}`,
  );
  if (!existsSync(REPORT)) return ['the tests did not run'];
  const report = JSON.parse(readFileSync(REPORT, 'utf8'));
  counts.passed += report.numPassedTests;
  counts.failed += report.numFailedTests;
  return report.numTotalTests === 0 ? ['there are no tests'] : problems;
}

function runBrowserTests() {
  rmSync(BROWSER_REPORT, { force: true });
  process.env.E2E_REPORT = resolve(BROWSER_REPORT);
  const problems = run('@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts');
  if (!existsSync(BROWSER_REPORT)) return ['the browser tests did not run'];
  const { stats } = JSON.parse(readFileSync(BROWSER_REPORT, 'utf8'));
  counts.passed += stats.expected + stats.flaky;
  counts.failed += stats.unexpected;
  return stats.expected + stats.unexpected === 0 ? ['there are no browser tests'] : problems;
}

function compareLedgers() {
  if (!existsSync(REPORT)) return ['no test report to compare with'];
  const { rules, problems } = checkLedgers(JSON.parse(readFileSync(REPORT, 'utf8')));
  console.log(`  ${rules} rules in the ledgers`);
  return rules === 0 ? ['no ledger was found'] : problems;
}

await step('format', () => run('prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'));
await step('lint', () => run('oxlint/bin/oxlint', '--type-aware', '--deny-warnings', ...CODE));
await step('types', () => run('typescript-7/bin/tsc', '-p', '.'));
await step('boundaries', checkBoundaries);
await step('unused code', () => run('knip/bin/knip.js', '--no-progress'));
await step('build', () => {
  ensureBuilt();
  return [];
});
await step('tests', runTests);
await step('rule ledgers', compareLedgers);
await step('browser tests', runBrowserTests);

console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed === 0 ? 0 : 1;
