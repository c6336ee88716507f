import { runBundled } from '../scripts/run-bundled.mjs';

// Peers are measured at their best, which for boardgame.io means production mode.
process.exitCode = await runBundled('bench', 'bench/main.ts', process.argv.slice(2), {
  NODE_ENV: 'production',
});
