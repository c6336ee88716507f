/** The browser tests of a Playwright report that failed once and passed when they were tried again. */

/** Answers `file:line title` of each, in the order of the report. */
export function passedAtSecondTry(report) {
  return report.suites.flatMap(flakyIn);
}

function flakyIn(suite) {
  const own = suite.specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, line, title }) => `${file}:${line} ${title}`);
  return [...own, ...(suite.suites ?? []).flatMap(flakyIn)];
}
