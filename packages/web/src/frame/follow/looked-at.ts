/** How far a person has seen the tables they sit at, kept on this device. */
const KEY = 'captains-table/looked-at';
const MOST_TABLES = 30;

export interface Look {
  readonly moves: number;
  /** When it was. */
  readonly at: number;
}

export function lastLook(table: string): Look | undefined {
  return all().find(([id]) => id === table)?.[1];
}

export function keepLook(table: string, look: Look): void {
  const others = all().filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([[table, look], ...others].slice(0, MOST_TABLES)));
  } catch {
    return;
  }
}

function all(): readonly (readonly [string, Look])[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(entry: unknown): entry is readonly [string, Look] {
  if (!Array.isArray(entry)) return false;
  const [id, look]: readonly unknown[] = entry;
  if (typeof id !== 'string' || typeof look !== 'object' || look === null) return false;
  return 'moves' in look && typeof look.moves === 'number' && 'at' in look && typeof look.at === 'number';
}
