import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

/** Bundles a script for a thread of its own, as the build of the program does. `name`: of the bundle, unlike any other. */
export async function builtScript(name: string, entry: URL): Promise<URL> {
  const outDir = `${ROOT}node_modules/.cache/captains-table/${name}`;
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: [/^@captains-table\//] },
    build: {
      ssr: true,
      outDir,
      target: 'node20',
      rollupOptions: {
        input: { [name]: fileURLToPath(entry) },
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  return pathToFileURL(`${outDir}/${name}.js`);
}
