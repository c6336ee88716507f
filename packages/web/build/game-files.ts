/**
 * The rules of each game in one file, and its words in each language in one: a table needs all of them. Left to itself the
 * bundler puts what they share with parts that are loaded on their own, like positions set up by hand or the words of hints, into
 * files of their own.
 */
import { resolve } from 'node:path';
import { reachable } from './reachable.ts';
import type { ModuleGraph } from './reachable.ts';

const GAME_MODULE = /\/packages\/games\/(?<game>[^/]+)\/(?:src|content)\//;
const ON_THEIR_OWN = /\/src\/positions\.ts$/;
/** What is written for one language is named for it. */
const WORDS_MODULE = /\/packages\/games\/(?<game>[^/]+)\/texts\/(?<locale>en|fr|nl)(?:-[a-z]+)?\.ts$/;
/** What the words of all languages need: it comes with the rules, as every table has both. */
const TEXTS_MODULE = /\/packages\/games\/(?<game>[^/]+)\/texts\/[^/]+\.ts$/;

export const GAME_FILES = { name: fileOf, includeDependenciesRecursively: false };

/** By the module they begin with, the same for the whole build. */
const files = new Map<string, ReadonlySet<string>>();

function fileOf(id: string, graph: ModuleGraph): string | null {
  const { game } = GAME_MODULE.exec(id)?.groups ?? {};
  if (game !== undefined) return modulesOf(`${game}/src/rules.ts`, graph).has(id) ? game : null;
  const words = WORDS_MODULE.exec(id)?.groups;
  if (words === undefined) return ofAllWords(id, graph);
  const { game: told, locale } = words;
  return modulesOf(`${told}/texts/${locale}.ts`, graph).has(id) ? `${told}-${locale}` : null;
}

function ofAllWords(id: string, graph: ModuleGraph): string | null {
  const { game } = TEXTS_MODULE.exec(id)?.groups ?? {};
  return game !== undefined && modulesOf(`${game}/texts/en.ts`, graph).has(id) ? game : null;
}

function modulesOf(first: string, graph: ModuleGraph): ReadonlySet<string> {
  const found =
    files.get(first) ??
    reachable([resolve('packages/games', first)], (id) => {
      const imported = graph.getModuleInfo(id)?.importedIds ?? [];
      return imported.filter((each) => !ON_THEIR_OWN.test(each));
    });
  files.set(first, found);
  return found;
}
