import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const tests = (...folders: string[]) => folders.map((folder) => `${folder}/**/*.test.ts`);

/** Rules, words and formats: pure functions, so that one process may load them once and run many files. */
const PURE = tests('packages/{kernel,protocol,catalogue}/test', 'packages/games/*/test');
/** What looks at the clock needs the machine for itself. */
const TIMED = [
  'scripts/test/{bot-answers,soak}.test.ts',
  'packages/bots/test/{analysis,search}.test.ts',
  'packages/cli/test/thinker.test.ts',
];

export default defineConfig({
  test: {
    testTimeout: 20_000,
    // Vitest would leave one core to itself.
    maxWorkers: availableParallelism(),
    projects: [
      { extends: true, test: { name: 'rules', include: PURE, isolate: false } },
      {
        extends: true,
        test: {
          name: 'programs',
          include: tests('packages/*/test', 'scripts/test'),
          exclude: [...PURE, ...TIMED],
          sequence: { groupOrder: 1 },
        },
      },
      { extends: true, test: { name: 'timed', include: TIMED, maxWorkers: 1, sequence: { groupOrder: 2 } } },
    ],
  },
});
