/** The modules of a build, as a bundler lists them. */
export interface ModuleGraph {
  getModuleInfo(id: string): ModuleInfo | null;
}

interface ModuleInfo {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
  readonly isEntry: boolean;
}

export function reachable(
  from: readonly string[],
  importsOf: (id: string) => readonly string[],
): Set<string> {
  const found = new Set(from);
  // A set is walked with what is added on the way.
  for (const id of found) for (const imported of importsOf(id)) found.add(imported);
  return found;
}
