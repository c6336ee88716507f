import { readdirSync } from 'node:fs';

/** Files below a folder whose path fits, without node_modules, in a steady order. */
export function globSync(folder, pattern) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.name !== 'node_modules')
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return globSync(path, pattern);
      return pattern.test(path) ? [path] : [];
    })
    .toSorted((a, b) => (a < b ? -1 : 1));
}
