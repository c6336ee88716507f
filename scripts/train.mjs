/** `npm run train`: learns from games between bots how good positions are (packages/training). See docs/bots.md. */
import { runBundled } from './run-bundled.mjs';

process.exitCode = await runBundled('train', 'packages/training/src/main.ts', process.argv.slice(2));
