import { runBundled } from '../run-bundled.mjs';

process.exitCode = await runBundled('balance', 'scripts/balance/main.ts', process.argv.slice(2));
