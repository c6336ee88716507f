/** `npm test`: all checks, then how many passed and failed. `npm run check` is the quick part of it. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkLedgers } from './ledger.mjs';
import { passedAtSecondTry } from './second-try.mjs';
import { FORMAT, LINT, openly, quietly, Steps, TYPES } from './steps.mjs';
import { runVitest } from './vitest.mjs';

const BROWSER_REPORT = 'node_modules/.cache/captains-table/browser.json';

const steps = new Steps();
/** What vitest reported, for the ledgers. */
let tested;
/** Browser tests that count as passed, but failed once. */
let triedAgain = [];

async function runTests() {
  const { problems, report } = await runVitest(openly);
  if (report === undefined) return ['the tests did not run'];
  tested = report;
  steps.passed += report.numPassedTests;
  steps.failed += report.numFailedTests;
  return report.numTotalTests === 0 ? ['there are no tests'] : problems;
}

async function runBrowserTests() {
  rmSync(BROWSER_REPORT, { force: true });
  process.env.E2E_REPORT = resolve(BROWSER_REPORT);
  const problems = await openly(
    'node_modules/@playwright/test/cli.js',
    'test',
    '-c',
    'e2e/playwright.config.ts',
  );
  if (!existsSync(BROWSER_REPORT)) return ['the browser tests did not run'];
  const report = JSON.parse(readFileSync(BROWSER_REPORT, 'utf8'));
  triedAgain = passedAtSecondTry(report);
  const { stats } = report;
  steps.passed += stats.expected + stats.flaky;
  steps.failed += stats.unexpected;
  return stats.expected + stats.unexpected === 0 ? ['there are no browser tests'] : problems;
}

function compareLedgers() {
  if (tested === undefined) return ['no test report to compare with'];
  const { rules, problems } = checkLedgers(tested);
  console.log(`  ${rules} rules in the ledgers`);
  return rules === 0 ? ['no ledger was found'] : problems;
}

await steps.runSideBySide({
  format: () => quietly(...FORMAT),
  lint: () => quietly(...LINT),
  types: () => quietly(...TYPES),
  boundaries: () => quietly('scripts/boundaries.mjs'),
  'unused code': () => quietly('node_modules/knip/bin/knip.js', '--no-progress'),
  build: () => quietly('scripts/bootstrap.mjs'),
});
await steps.run('tests', runTests);
await steps.run('rule ledgers', compareLedgers);
await steps.run('browser tests', runBrowserTests);

if (triedAgain.length > 0) {
  console.log('\nBrowser tests that passed only at their second try:');
  for (const name of triedAgain) console.log(`  ${name}`);
}
console.log(`\n${steps.passed} passed, ${steps.failed} failed`);
process.exitCode = steps.failed === 0 ? 0 : 1;
