/**
 * The rules of each game in one file: a table needs all of them. Left to itself the bundler puts what rules share with
 * parts that are loaded on their own, like positions set up by hand, into the file of such a part.
 */
import { resolve } from 'node:path';
import { reachable } from './reachable.ts';
import type { ModuleGraph } from './reachable.ts';

const GAME_MODULE = /\/packages\/games\/(?<game>[^/]+)\/(?:src|content)\//;
const ON_THEIR_OWN = /\/src\/positions\.ts$/;

export const GAME_FILES = { name: fileOf, includeDependenciesRecursively: false };

/** By game, the same for the whole build. */
const rules = new Map<string, ReadonlySet<string>>();

function fileOf(id: string, graph: ModuleGraph): string | null {
  const game = GAME_MODULE.exec(id)?.groups?.['game'];
  if (game === undefined) return null;
  const modules = rules.get(game) ?? rulesOf(game, graph);
  rules.set(game, modules);
  return modules.has(id) ? game : null;
}

function rulesOf(game: string, graph: ModuleGraph): ReadonlySet<string> {
  const entry = resolve(`packages/games/${game}/src/rules.ts`);
  return reachable([entry], (id) => {
    const imported = graph.getModuleInfo(id)?.importedIds ?? [];
    return imported.filter((each) => !ON_THEIR_OWN.test(each));
  });
}
