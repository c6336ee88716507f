import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Each script that npm runs, and the options it knows. */
const SCRIPTS: Readonly<Record<string, readonly string[]>> = {
  'scripts/test.mjs': [],
  'scripts/pack.mjs': [],
  'scripts/recovery.mjs': [],
  'scripts/bootstrap.mjs': ['--install-only'],
  'scripts/check.mjs': ['--wide'],
  'scripts/bots-table.mjs': ['--games', '--only', '--against'],
  'scripts/cells/main.mjs': ['--people', '--costs', '--seed'],
  'scripts/failover/main.mjs': ['--people', '--calm', '--games', '--seed', '--json'],
  'scripts/soak/main.mjs': ['--seconds', '--people', '--servers', '--rolling', '--games', '--seed', '--json'],
  'scripts/browsers/main.mjs': ['--browser', '--game'],
  'scripts/fit/main.mjs': ['--game', '--mode', '--size', '--seconds', '--pictures', '--frames', '--json'],
  'scripts/tune/run.mjs': ['--deals', '--check', '--players', '--options', '--rate', '--out', '--from'],
  'scripts/balance/run.mjs': ['--bot', '--games', '--only', '--seed', '--json'],
  'scripts/history.mjs': ['--games'],
  'scripts/train.mjs': ['--family', '--steps', '--search', '--lineup', '--rounds'],
  'bench/run.mjs': ['--only', '--json'],
};

function run(script: string, ...args: readonly string[]) {
  return spawnSync(process.execPath, [script, ...args], { cwd: root, encoding: 'utf8' });
}

describe.each(Object.entries(SCRIPTS))('%s', (script, options) => {
  test('says how to use it when asked', () => {
    const { status, stdout } = run(script, '--help');
    expect(stdout).toMatch(/^npm (run )?[a-z-]+\b/);
    for (const option of options) expect(stdout).toContain(option);
    expect(status).toBe(0);
  });

  test('refuses an option that it does not know, in one line', () => {
    const { status, stderr } = run(script, '--no-such-option');
    expect(stderr).toMatch(/^npm (run )?[a-z-]+: Unknown option '--no-such-option' \(.*--help.*\)\n$/);
    expect(status).toBe(2);
  });
});

test('a number out of range is refused with the range', () => {
  const { status, stderr } = run('scripts/soak/main.mjs', '--seconds', 'long');
  expect(stderr).toContain('--seconds must be a whole number from 10 to 86400, not "long"');
  expect(status).toBe(2);
});
