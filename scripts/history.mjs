/** `npm run history -- --games 1000000`: what a long history costs (bench/history.ts). */
import { runBundled } from './run-bundled.mjs';

process.exitCode = await runBundled('history', 'bench/history.ts', process.argv.slice(2));
