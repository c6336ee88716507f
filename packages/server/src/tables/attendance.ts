/** Whether a table's bots think, and how soon: it depends on who is there to see it. */
import type { Claim } from '@captains-table/bots';
import type { Table } from '@captains-table/table';
import type { Time } from '../storage/storage.ts';

/** Whoever lost their connection, or only looks elsewhere for a moment, finds the game going on. */
export const GRACE = 60_000;

/**
 * - `present`: somebody who sits here is looking
 * - `background`: nobody is, yet others wait to be told of their turn, or it has not been so for long
 * - `paused`: nobody is, and nobody waits
 */
export type Pace = 'present' | 'background' | 'paused';

export class Attendance {
  /** Since when nobody who sits here has been looking; undefined while somebody is. */
  #emptySince: Time | undefined;

  constructor(emptySince: Time) {
    this.#emptySince = emptySince;
  }

  note(isSomebodyThere: boolean, now: Time): void {
    if (isSomebodyThere) this.#emptySince = undefined;
    else this.#emptySince ??= now;
  }

  paceOf(table: Table, now: Time): Pace {
    if (this.#emptySince === undefined) return 'present';
    return now < this.#emptySince + GRACE || isAwaited(table) ? 'background' : 'paused';
  }
}

/** Whether there are people who expect the game to go on while they are not looking. */
function isAwaited(table: Table): boolean {
  return table.record.tempo.kind === 'days' || table.attending.length > 1;
}

/**
 * A table's thinking counts as the host's while they sit here and are looking, otherwise as that of
 * the first seat whose person is; when nobody is looking it counts as the host's again.
 */
export function claimFor(table: Table, isPresent: (person: string) => boolean, pace: Pace): Claim {
  const { host } = table;
  const looking = seated(table).filter(isPresent);
  const owner = looking.includes(host) ? host : (looking[0] ?? host);
  return { owner, background: pace !== 'present' };
}

export function isSomebodyThere(table: Table, isPresent: (person: string) => boolean): boolean {
  return seated(table).some(isPresent);
}

function seated(table: Table): readonly string[] {
  return table.persons.flatMap((seat) => table.personAt(seat) ?? []);
}
