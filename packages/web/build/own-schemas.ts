/**
 * Some files of a game hold the schema of a thing beside what the rules need of it. The workshop checks pieces by these
 * schemas; a table, whose content was read during the build, does without. Shared by both, such a file would bring the
 * schema and its library to every table. So the workshop gets copies of them, under the same path with `?schema` behind it.
 */
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const OF_GAMES = /\/packages\/games\/[^/]+\/src\/[^?]+\.ts$/;
const PIECES = /\/packages\/games\/[^/]+\/src\/pieces\.ts$/;
const COPY = '?schema';
const USES_SCHEMAS = /^import \* as v from 'valibot'/m;

export function ownSchemas(): Plugin {
  return {
    name: 'own-schemas',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (importer === undefined || !(PIECES.test(importer) || importer.endsWith(COPY))) return undefined;
      const from = importer.replace(COPY, '');
      const found = await this.resolve(source, from, { ...options, skipSelf: true });
      if (found === null || !OF_GAMES.test(found.id)) return found;
      return USES_SCHEMAS.test(await readFile(found.id, 'utf8')) ? { ...found, id: found.id + COPY } : found;
    },
    async load(id) {
      return id.endsWith(COPY) ? readFile(id.slice(0, -COPY.length), 'utf8') : undefined;
    },
  };
}
