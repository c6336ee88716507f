/** Runs vitest and reads its report. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

const REPORT = 'node_modules/.cache/captains-table/tests.json';

/** `run` starts the program (`openly`, `quietly`). There is no report when vitest did not get that far. */
export async function runVitest(run, ...args) {
  mkdirSync(dirname(REPORT), { recursive: true });
  rmSync(REPORT, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
  const problems = await run('node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args);
  return { problems, report: existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, 'utf8')) : undefined };
}
