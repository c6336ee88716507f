import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/**/test/**/*.test.ts', 'scripts/test/**/*.test.ts'],
    testTimeout: 20_000,
  },
});
