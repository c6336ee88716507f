/**
 * `npm test`: all checks, then how many passed and failed. `npm run check` is the quick part of it.
 * Tests that wait for servers and browsers leave a third of two cores unused. What never looks at a clock is done
 * meanwhile, in turn and at a lower priority: it takes what they leave. Tests that measure time come last, alone.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { commandLine } from './command-line.mjs';
import { checkLedgers } from './ledger.mjs';
import { passedAtSecondTry } from './second-try.mjs';
import { FORMAT, LINT, openly, quietly, Steps, TYPES, yielding } from './steps.mjs';
import { runVitest } from './vitest.mjs';

const BROWSER_REPORT = 'node_modules/.cache/captains-table/browser.json';

const USAGE = `npm test: all checks, all tests, and games in a real browser; takes no options

To run one file: npx vitest run PATH; one browser test: npx playwright test -c e2e/playwright.config.ts NAME
`;
commandLine(USAGE);

const steps = new Steps();
/** What vitest reported of each file, for the ledgers. */
const tested = [];
/** Browser tests that count as passed, but failed once. */
let triedAgain = [];

/** Tests of these projects of `vitest.config.ts`. */
async function runTests(run, ...projects) {
  const { problems, report } = await runVitest(run, ...projects.map((name) => `--project=${name}`));
  if (report === undefined) return [...problems, 'the tests did not run'];
  tested.push(...report.testResults);
  steps.passed += report.numPassedTests;
  steps.failed += report.numFailedTests;
  console.log(`  ${report.numTotalTests} tests in ${report.testResults.length} files`);
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
  if (tested.length === 0) return ['no test report to compare with'];
  const { rules, problems } = checkLedgers(tested);
  console.log(`  ${rules} rules in the ledgers`);
  return rules === 0 ? ['no ledger was found'] : problems;
}

await steps.run('build', () => quietly('scripts/bootstrap.mjs'));
const meanwhile = steps.runInTurn({
  format: () => yielding(...FORMAT),
  types: () => yielding(...TYPES),
  lint: () => yielding(...LINT),
  boundaries: () => yielding('scripts/boundaries.mjs'),
  'unused code': () => yielding('node_modules/knip/bin/knip.js', '--no-progress'),
});
await steps.run('tests of programs', () => runTests(openly, 'programs', 'replacing'));
// Two runs of vitest would write the same files of transformed modules.
const rules = meanwhile.then(() => steps.run('tests of rules', () => runTests(yielding, 'rules')));
await steps.run('browser tests', runBrowserTests);
await rules;
await steps.run('tests that measure time', () => runTests(openly, 'timed'));
await steps.run('rule ledgers', compareLedgers);

if (triedAgain.length > 0) {
  console.log('\nBrowser tests that passed only at their second try:');
  for (const name of triedAgain) console.log(`  ${name}`);
}
console.log(`\n${steps.passed} passed, ${steps.failed} failed`);
process.exitCode = steps.failed === 0 ? 0 : 1;
