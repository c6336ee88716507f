import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const tests = (...folders: string[]) => folders.map((folder) => `${folder}/**/*.test.ts`);

/** Rules, words and formats: pure functions. */
const PURE = tests('packages/{kernel,protocol,catalogue}/test', 'packages/games/*/test');
/** Tests that replace a module, or a part of the browser that modules read when they are loaded. */
const REPLACING = [
  'packages/server/test/identity/passwords.test.ts',
  'packages/web/test/{app/games,frame/end,server/remote-link,sound/sound}.test.ts',
  'packages/web/test/games/francis-drake/{shown-now,stage}.test.ts',
];
/** What looks at the clock needs the machine for itself. */
const TIMED = ['scripts/test/{bot-answers,soak}.test.ts', 'packages/cli/test/thinker.test.ts'];

export default defineConfig({
  test: {
    // Ends a test that hangs. A busy machine may take ten times as long as a quiet one.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 60_000 } },
    // Vitest would leave one core to itself.
    maxWorkers: availableParallelism(),
    // A process loads modules once and runs many files: loading them takes longer than most tests.
    isolate: false,
    // Projects share what one of them has transformed, and so does the next run.
    experimental: { fsModuleCache: true },
    projects: [
      // They run beside the browser tests and only get what those leave of the machine.
      { extends: true, test: { name: 'rules', include: PURE, testTimeout: 600_000 } },
      {
        extends: true,
        test: {
          name: 'programs',
          include: tests('packages/*/test', 'scripts/test'),
          exclude: [...PURE, ...REPLACING, ...TIMED],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: { name: 'replacing', include: REPLACING, isolate: true, sequence: { groupOrder: 1 } },
      },
      { extends: true, test: { name: 'timed', include: TIMED, maxWorkers: 1, sequence: { groupOrder: 2 } } },
    ],
  },
});
