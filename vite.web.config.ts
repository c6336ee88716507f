import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { currentPuzzles } from './packages/web/build/current-puzzles.ts';
import { FIRST_FILES } from './packages/web/build/first-files.ts';
import { firstLook } from './packages/web/build/first-look.ts';
import { firstStyles } from './packages/web/build/first-styles.ts';
import { frontPages } from './packages/web/build/front-page/front-pages.ts';
import { GAME_FILES } from './packages/web/build/game-files.ts';
import program from './packages/web/package.json' with { type: 'json' };
import { ownSchemas } from './packages/web/build/own-schemas.ts';
import { precompressed, serviceWorker } from './packages/web/build/offline.ts';
import { readContent } from './packages/web/build/read-content.ts';
import { TABLE_FILES } from './packages/web/build/table-files.ts';
import { sharedThreads } from './packages/web/build/shared-threads.ts';
import { storyPages } from './packages/web/build/story-pages.ts';
import { WORKSHOP_FILES } from './packages/web/build/workshop-files.ts';

/** A game's code, but for what the front page shows of it. */
const GAME_CODE =
  /\/packages\/(?:games\/|web\/src\/games\/[^/]+\/(?!manifest\.ts|sheet\/|texts\/(?:index|sheet)\.ts))/;

/** What bots have learned of a game: only those who think fetch it. */
const WEIGHTS = /\/packages\/games\/[^/]+\/weights\//;

/** Files with a game's code say so in their address: a test sees to it that the lobby asks for none. */
function folderOf(moduleIds: readonly string[]): string {
  if (moduleIds.some((id) => WEIGHTS.test(id))) return 'games/weights/';
  return moduleIds.some((id) => GAME_CODE.test(id)) ? 'games/' : '';
}

/** Where games are loaded from, by pages and by threads: a file whose name tells so. */
const CATALOGUE = 'catalogue';
/** Parts of the names of files that threads run. */
const IN_THREADS = [CATALOGUE, 'thinker', 'analyst'];

function nameOf(moduleIds: readonly string[]): string {
  return moduleIds.some((id) => id.includes(`/packages/${CATALOGUE}/`)) ? CATALOGUE : '[name]';
}

/** The client. Games, their boards and the bots' worker are loaded when they are needed. */
export default defineConfig(({ mode }) => ({
  root: 'packages/web',
  // The one field of package.json that a page shows.
  define: { 'import.meta.env.VERSION': JSON.stringify(program.version) },
  oxc: { jsx: { importSource: 'preact' } },
  plugins:
    mode === 'gallery'
      ? [storyPages()]
      : [
          storyPages(),
          readContent(),
          ownSchemas(),
          currentPuzzles(),
          sharedThreads(),
          firstStyles(),
          firstLook('packages/web/src/first-look.js'),
          frontPages(),
          serviceWorker('packages/web/src/service-worker.js'),
          precompressed(),
        ],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: {
      // Threads have no page to hang a preload on.
      resolveDependencies: (_file, needed, { hostId }) =>
        IN_THREADS.some((name) => hostId.includes(name)) ? [] : needed,
    },
    rolldownOptions: {
      // Compressing takes its time, and those who start the program need not read why.
      checks: { bundlerTimings: false },
      input: resolve('packages/web', mode === 'gallery' ? 'gallery.html' : 'index.html'),
      output: {
        codeSplitting: {
          groups: mode === 'gallery' ? [] : [FIRST_FILES, GAME_FILES, TABLE_FILES, WORKSHOP_FILES],
        },
        chunkFileNames: ({ moduleIds }) => `assets/${folderOf(moduleIds)}${nameOf(moduleIds)}-[hash].js`,
      },
    },
  },
  worker: { format: 'es' },
  server: {
    proxy: { '/api': 'http://localhost:3000', '/socket': { target: 'ws://localhost:3000', ws: true } },
  },
}));
