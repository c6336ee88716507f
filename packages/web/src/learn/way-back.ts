/** The table that someone left for a lesson, as long as this tab is open. */
import { go, pageOf } from '../app/router.ts';

const NAME = 'captains-table/way-back';

export function leaveTableFor(path: string): void {
  try {
    sessionStorage.setItem(NAME, path);
  } catch {
    return;
  }
}

/** The path of the table; undefined where none waits. */
export function waitingTable(): string | undefined {
  try {
    return sessionStorage.getItem(NAME) ?? undefined;
  } catch {
    return undefined;
  }
}

export function backTo(path: string): void {
  sessionStorage.removeItem(NAME);
  const [at = '/', search = ''] = path.split('?');
  go(pageOf(at, search));
}
