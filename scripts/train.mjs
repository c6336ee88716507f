/** `npm run train`: builds the training program, and runs it. See docs/bots.md. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';

const folder = mkdtempSync(join(tmpdir(), 'train-'));
try {
  await build({
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rollupOptions: { input: 'packages/training/src/main.ts', output: { entryFileNames: 'train.mjs' } },
    },
  });
  const { status } = spawnSync(process.execPath, [join(folder, 'train.mjs'), ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
