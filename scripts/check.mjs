/**
 * `npm run check`: format, lint, types, the arrows between packages, and the tests of what has changed, side by side.
 * Of the tests that import something that has changed, those of the packages in which it lies; with `--wide` those of
 * all packages. `npm test` checks everything.
 */
import { changes } from './changes.mjs';
import { commandLine } from './command-line.mjs';
import { FORMAT, LINT, quietly, Steps, TYPES } from './steps.mjs';
import { runVitest } from './vitest.mjs';

const USAGE = `npm run check -- [options]: format, lint, types, imports between packages, and the tests of what has changed

  --wide   also runs the tests of packages that import what has changed
`;
const { wide } = commandLine(USAGE, { wide: { type: 'boolean', default: false } }).values;

/** The folder whose tests are about a file. */
function ownerOf(file) {
  const [owner] = /^packages\/(?:games\/)?[^/]+\//.exec(file) ?? [];
  return owner ?? (/^(?:scripts|bench)\//.test(file) ? 'scripts/test/' : undefined);
}

async function testChanges() {
  const { base, files } = changes();
  const owners = [...new Set(files.map(ownerOf).filter((owner) => owner !== undefined))];
  if (owners.length === 0) {
    console.log('  No file that has tests has changed.');
    return [];
  }
  const { problems, report } = await runVitest(
    quietly,
    `--changed=${base}`,
    '--passWithNoTests',
    // Tests that measure time need the machine for themselves.
    '--project=!timed',
    ...(wide ? [] : owners),
  );
  const counts = `${report?.numTotalTests ?? 0} tests in ${report?.testResults.length ?? 0} files`;
  console.log(`  ${counts}${wide ? '' : ` of ${owners.join(', ')}`}`);
  return problems;
}

const start = performance.now();
const steps = new Steps();
await steps.runSideBySide({
  format: () => quietly(...FORMAT),
  lint: () => quietly(...LINT),
  types: () => quietly(...TYPES),
  boundaries: () => quietly('scripts/boundaries.mjs'),
  'tests of what has changed': testChanges,
});
const seconds = Math.round((performance.now() - start) / 1000);
console.log(
  `\n${steps.failed === 0 ? 'All is well' : `${steps.failed} of them failed`}, after ${seconds} s.`,
);
process.exitCode = steps.failed === 0 ? 0 : 1;
