/** Node 20 cannot run TypeScript, so a program of it is bundled first, as the server is, and then run. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/** `entry`: from the root of the repository. Answers the exit code. */
export async function runBundled(name, entry, args, env = {}) {
  // A folder of its own: a program that runs for hours must not find another build in its place.
  const outDir = `node_modules/.cache/${name}-${process.pid}`;
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: [/^@captains-table\//] },
    build: { ssr: entry, outDir, target: 'node20', minify: false, copyPublicDir: false },
  });
  const script = `${outDir}/${basename(entry, '.ts')}.js`;
  try {
    const { status } = spawnSync(process.execPath, [script, ...args], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    return status ?? 1;
  } finally {
    rmSync(`${root}${outDir}`, { recursive: true, force: true });
  }
}
