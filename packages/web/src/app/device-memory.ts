/** Small values that are stored on this device. */
const PREFIX = 'captains-table/';

/** Storage may be forbidden, as in a private window: then nothing is remembered. */
export function recall(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    return;
  }
}
