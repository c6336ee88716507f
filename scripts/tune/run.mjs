import { runBundled } from '../run-bundled.mjs';

process.exitCode = await runBundled('tune', 'scripts/tune/main.ts', process.argv.slice(2));
