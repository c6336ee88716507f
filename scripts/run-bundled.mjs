/** Node 20 cannot run TypeScript, so a program of it is bundled first, as the server is, and then run. */
import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/** `entry`: from the root of the repository. Answers the exit code. */
export async function runBundled(name, entry, args, env = {}) {
  const outDir = `node_modules/.cache/${name}`;
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: [/^@captains-table\//] },
    build: { ssr: entry, outDir, target: 'node20', minify: false, copyPublicDir: false },
  });
  const script = `${outDir}/${basename(entry, '.ts')}.js`;
  const { status } = spawnSync(process.execPath, [script, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status ?? 1;
}
