/**
 * The files of a table besides those of a first visit and of its game. Left to itself the bundler makes one for each
 * group of modules that some pages share: dozens of them, most of a few hundred bytes, which compress badly alone.
 */
import { resolve } from 'node:path';
import { reachable } from './reachable.ts';
import type { ModuleGraph } from './reachable.ts';

interface File {
  readonly name: string;
  /** Modules of the client. */
  readonly entries: readonly string[];
  /** Of what the entries reach: the index of a package reaches all of it. */
  readonly of: RegExp;
}

/** A module that two entries match goes to the earlier one. */
const FILES: readonly File[] = [
  {
    // What rules are made of. Matches and positions set up by hand are not part of every table.
    name: 'kernel',
    entries: ['frame/page/table-page.tsx'],
    of: /\/packages\/kernel\/src\/(?!match\/|position\/)/,
  },
  {
    // The way to a table: it connects while the table itself is fetched.
    name: 'link',
    entries: ['lobby/tables/server-table-page.tsx'],
    of: /\/packages\/web\/src\/(?!server\/|lobby\/tables\/server)/,
  },
  {
    // Who sits at a table: shown by lists of games and by tables.
    name: 'seats',
    entries: ['frame/names.ts', 'design/drawings/seal.tsx'],
    of: /\/packages\/(?:bots\/texts|protocol|web)\//,
  },
  {
    name: 'table',
    // The table, with what every board uses.
    entries: [
      'frame/page/table-page.tsx',
      'board-kit/calm-corner.ts',
      'board-kit/choose-dialog.tsx',
      'board-kit/use-counted.ts',
      'board-kit/moments.ts',
      'board-kit/sounds.ts',
      'design/overlays/explain.tsx',
      'design/overlays/tooltip.tsx',
    ],
    of: /\/packages\/web\//,
  },
  {
    // What bots of this device think with. Hints, exercises and studies are fetched when they are asked for.
    name: 'thinker',
    entries: ['local/thinker-worker.ts'],
    of: /\/packages\/bots\/src\/(?!analysis|arena|exercises|figures|hints|play-out)/,
  },
  {
    // A table of this device does for itself what a server does for others.
    name: 'local',
    entries: ['lobby/tables/local-table-page.tsx', 'local/local-table.ts', 'local/new-local-table.ts'],
    of: /\/packages\/(?:table|web)\//,
  },
  { name: 'new-table', entries: ['lobby/new-table/new-table-page.tsx'], of: /\/packages\/web\// },
];

export const TABLE_FILES = { name: fileOf, includeDependenciesRecursively: false };

/** The same for the whole build. */
let files: ReadonlyMap<string, string> | undefined;

function fileOf(id: string, graph: ModuleGraph): string | null {
  files ??= tableFiles(graph);
  return files.get(id) ?? null;
}

function tableFiles(graph: ModuleGraph): ReadonlyMap<string, string> {
  const reach = (from: readonly string[]) =>
    reachable(from, (id) => graph.getModuleInfo(id)?.importedIds ?? []);
  const found = new Map<string, string>();
  for (const { name, entries, of } of FILES)
    for (const id of reach(entries.map((entry) => resolve('packages/web/src', entry))))
      if (!found.has(id) && of.test(id)) found.set(id, name);
  return found;
}
