/** The Python client (clients/python), by its own tests, against the engine as it is built. */
import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const OLDEST = [3, 9] as const;

/** Undefined where there is none that is new enough. */
function pythonVersion(): string | undefined {
  const { stdout, status } = spawnSync('python3', ['--version'], { encoding: 'utf8' });
  const [, major, minor] = /^Python (\d+)\.(\d+)/.exec(status === 0 ? stdout : '') ?? [];
  const known = Number(major) === OLDEST[0] && Number(minor) >= OLDEST[1];
  return known ? stdout.trim() : undefined;
}

const version = pythonVersion();
const why = `there is no python3 (${OLDEST.join('.')} or newer): the Python client was not tested`;
if (version === undefined) console.warn(why);

// The first start builds the program when a source has changed.
beforeAll(() => {
  if (version !== undefined)
    execFileSync(process.execPath, [here('../../packages/cli/bin/captains-table.js'), '--help']);
}, 240_000);

test.skipIf(version === undefined)('the Python client passes its tests, and its example learns', () => {
  const engine = `"${process.execPath}" "${here('../../dist/cli/main.js')}" engine`;
  const { status, stdout, stderr } = spawnSync(
    'python3',
    ['-B', '-m', 'unittest', 'discover', '-t', '.', '-s', 'tests'],
    {
      cwd: here('../../clients/python'),
      env: { ...process.env, CAPTAINS_TABLE_ENGINE: engine },
      encoding: 'utf8',
      timeout: 110_000,
    },
  );
  expect({ status, said: `${stdout}${stderr}` }).toMatchObject({ status: 0 });
  expect(stderr).toMatch(/Ran \d\d tests/);
  console.log(`${version}: ${stdout.trim()}\n${stderr.trim().split('\n').slice(-3).join(' ')}`);
});
