/** Which pages were read on this device before. */
const KEY = 'captains-table/pages-read';

export function isKnown(game: string, page: string): boolean {
  return all().includes(nameOf(game, page));
}

export function learn(game: string, page: string): void {
  const known = all();
  const name = nameOf(game, page);
  if (known.includes(name)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...known, name]));
  } catch {
    // Where nothing may be stored, a page is opened once more.
  }
}

function all(): readonly string[] {
  try {
    const known = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown;
    return Array.isArray(known) ? known.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

function nameOf(game: string, page: string): string {
  return `${game}/${page}`;
}
