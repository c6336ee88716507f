/** Node 20 cannot run TypeScript, so the benchmark is bundled first, as the server is, and then run. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const outDir = 'node_modules/.cache/bench';

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  ssr: { noExternal: [/^@captains-table\//] },
  build: { ssr: 'bench/main.ts', outDir, target: 'node20', minify: false, copyPublicDir: false },
});

// Peers are measured at their best, which for boardgame.io means production mode.
const { status } = spawnSync(process.execPath, [`${outDir}/main.js`, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});
process.exitCode = status ?? 1;
