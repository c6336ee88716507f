/**
 * The files of a first visit. Left to itself the bundler makes one for each group of modules that pages and threads share,
 * and a visitor far away waits for a second round of requests. Here there are two: what every page needs, and what
 * threads need of it as well.
 */
import { resolve } from 'node:path';
import { reachable } from './reachable.ts';
import type { ModuleGraph } from './reachable.ts';

const PAGE = resolve('packages/web/src/main.tsx');
/** Of what threads need too: the little that the first page uses itself. */
const SHARED =
  /\/packages\/(?:catalogue\/|web\/src\/app\/served-content|kernel\/(?:src\/(?:durations|json|records|rules-version|texts)|texts\/french)\.ts)/;
/** Reached through the index of their package, but of use to tables only. */
const OF_TABLES = /\/packages\/protocol\/src\/(?:club-limits|names|patch|portraits|webhook-forms)\.ts$/;
const THREAD = resolve('packages/web/src/local/thinker-worker.ts');

export const FIRST_FILES = { name: fileOf, includeDependenciesRecursively: false };

/** The modules that every page needs, by the file they go to: the same for the whole build. */
let files: ReadonlyMap<string, string> | undefined;

function fileOf(id: string, graph: ModuleGraph): string | null {
  files ??= firstFiles(graph);
  return files.get(id) ?? null;
}

function firstFiles(graph: ModuleGraph): ReadonlyMap<string, string> {
  const page = reachable([PAGE], (id) => graph.getModuleInfo(id)?.importedIds ?? []);
  const thread = reachable([THREAD], (id) => {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    return [...importedIds, ...dynamicallyImportedIds];
  });
  page.delete(PAGE);
  const own = [...page]
    .filter((id) => !thread.has(id) && !OF_TABLES.test(id))
    .map((id) => [id, 'page'] as const);
  const shared = [...page].filter((id) => thread.has(id) && SHARED.test(id));
  return new Map([...own, ...shared.map((id) => [id, 'catalogue'] as const)]);
}
