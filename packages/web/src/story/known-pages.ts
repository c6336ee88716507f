/** Which pages were read on this device before, and at which tables. */
const READ = 'captains-table/pages-read';
const SHOWN = 'captains-table/pages-shown';

export function isKnown(game: string, page: string): boolean {
  return listAt(READ).includes(nameOf(game, page));
}

export function learn(game: string, page: string): void {
  add(READ, nameOf(game, page));
}

/** Remembers an open page: before the first move the log mentions none. */
export function noteShown(table: string, page: string): void {
  add(SHOWN, nameOf(table, page));
}

export function pagesShownAt(table: string): readonly string[] {
  const prefix = nameOf(table, '');
  return listAt(SHOWN).flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []));
}

function add(key: string, name: string): void {
  const known = listAt(key);
  if (known.includes(name)) return;
  try {
    localStorage.setItem(key, JSON.stringify([...known, name]));
  } catch {
    // If storage is forbidden, a page simply opens again.
  }
}

function listAt(key: string): readonly string[] {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(known) ? known.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

function nameOf(owner: string, page: string): string {
  return `${owner}/${page}`;
}
