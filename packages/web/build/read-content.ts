/**
 * Built-in content that a schema reads is read while the client is built: a browser gets what came of it, and
 * neither the schema nor the library behind it, nor where each value comes from.
 */
import type { Plugin } from 'vite';
import { runnerImport } from 'vite';

const BUILT_IN = /\/packages\/games\/[^/]+\/src\/built-in-content\.ts$/;
const READS = /from 'valibot'/;

export function readContent(): Plugin {
  return {
    name: 'read-content',
    apply: 'build',
    // Before types are taken out of it.
    enforce: 'pre',
    async transform(code, id) {
      if (!BUILT_IN.test(id) || !READS.test(code)) return undefined;
      const { module } = await runnerImport<Readonly<Record<string, unknown>>>(id, { configFile: false });
      const read = Object.entries(module).map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(value, withoutProvenance)};`,
      );
      return read.join('\n');
    },
  };
}

function withoutProvenance(key: string, value: unknown): unknown {
  return key === 'source' || key === 'sources' ? undefined : value;
}
