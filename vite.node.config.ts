import { defineConfig } from 'vite';

/** The program for Node: command line and server in one bundle, games loaded when asked for. */
export default defineConfig({
  ssr: { noExternal: [/^@captains-table\//] },
  build: {
    ssr: true,
    outDir: 'dist',
    // The client is built beside it.
    emptyOutDir: false,
    target: 'node20',
    rollupOptions: {
      input: {
        'cli/main': 'packages/cli/src/main.ts',
        'cli/arena-worker': 'packages/cli/src/arena/worker.ts',
        'cli/campaign-worker': 'packages/cli/src/simulate/campaign-worker.ts',
        'cli/thinker-worker': 'packages/cli/src/thinker-worker.ts',
        'cli/pack-worker': 'packages/cli/src/pack-worker.ts',
        'cli/write-thread': 'packages/cli/src/write-thread.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
