/**
 * The workshop draws with parts of every board. Left to itself the bundler would cut each board into what the workshop
 * shares and what it does not, and a table would fetch more and smaller files. Here modules are put together as if
 * there were no workshop.
 */
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ModuleGraph } from './reachable.ts';
import { reachable } from './reachable.ts';

const SHARED = /\/packages\/(?:web\/src|games)\//;
const WORKSHOP = /\/packages\/web\/src\/(?:workshop\/|games\/[^/]+\/workshop\/)/;

/** Begins with the page itself. */
const PAGE = resolve('packages/web/src/main.tsx');

export const WORKSHOP_FILES = { name: fileOf, includeDependenciesRecursively: false };

/** By the pages that a module is part of: the name of its file. The same for the whole build. */
let files: ReadonlyMap<string, string> | undefined;
const known = new Map<string, string>();

function fileOf(id: string, graph: ModuleGraph): string | null {
  if (!SHARED.test(id) || WORKSHOP.test(id) || id === PAGE || isEntry(id, graph)) return null;
  files ??= sharedFiles(graph);
  return files.get(entriesOf(id, graph)) ?? null;
}

/** What the workshop shares with other pages, by those pages. */
function sharedFiles(graph: ModuleGraph): ReadonlyMap<string, string> {
  const games = readdirSync('packages/web/src/games').flatMap((game) => [
    `games/${game}/workshop/index.tsx`,
    `games/${game}/workshop/chart.tsx`,
  ]);
  const pages = ['workshop/workshop-page.tsx', 'workshop/chart/chart-view.tsx', ...games].map((page) =>
    resolve('packages/web/src', page),
  );
  const shared = new Map<string, string>();
  for (const id of reachable(pages, (one) => graph.getModuleInfo(one)?.importedIds ?? [])) {
    if (!SHARED.test(id) || WORKSHOP.test(id)) continue;
    const entries = entriesOf(id, graph);
    const game = /\/games\/(?<game>[^/]+)\//.exec(entries)?.groups?.['game'] ?? 'shared';
    if (entries !== '') shared.set(entries, shared.get(entries) ?? `${game}-${shared.size}`);
  }
  return shared;
}

/** The entries that a module comes with, but for those of the workshop. */
function entriesOf(id: string, graph: ModuleGraph): string {
  const found = known.get(id);
  if (found !== undefined) return found;
  const above = reachable([id], (one) => graph.getModuleInfo(one)?.importers ?? []);
  const entries = [...above].filter((one) => isEntry(one, graph) && !WORKSHOP.test(one));
  // What a board fetches later finds the board there already.
  const first = entries.filter((one) => !isLater(one, graph));
  const key = (first.length > 0 ? first : entries).toSorted().join(' ');
  known.set(id, key);
  return key;
}

function isEntry(id: string, graph: ModuleGraph): boolean {
  const info = graph.getModuleInfo(id);
  return info !== null && (info.isEntry || info.dynamicImporters.length > 0);
}

const BOARD_PART = /\/packages\/web\/src\/games\/[^/]+\/(?!manifest\.ts)/;
/** Never fetched without the board. */
const WITH_BOARD = /\/packages\/web\/src\/games\/[^/]+\/board\/(?!index\.tsx)/;

function isLater(id: string, graph: ModuleGraph): boolean {
  if (WITH_BOARD.test(id)) return true;
  return graph.getModuleInfo(id)?.dynamicImporters.every((one) => BOARD_PART.test(one)) ?? false;
}
