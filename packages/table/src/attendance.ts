/** Whether a table's bots think, and how soon: it depends on who is there to see it. */
import type { Claim } from '@captains-table/bots';
import type { GoneSince } from './absence.ts';
import type { Time } from './record.ts';
import type { Table } from './table.ts';

/** A player who lost the connection, or looks elsewhere for a moment, finds the game going on. */
export const GRACE = 60_000;

/**
 * - `present`: a player who sits here is looking
 * - `background`: none is, but others wait for their turn, or the last one left only a moment ago
 * - `paused`: none is, and no one waits
 */
export type Pace = 'present' | 'background' | 'paused';

export class Attendance {
  /** Since when no player who sits here has been looking; undefined while one is. */
  #emptySince: Time | undefined;

  constructor(emptySince: Time) {
    this.#emptySince = emptySince;
  }

  note(isAnyoneThere: boolean, now: Time): void {
    if (isAnyoneThere) this.#emptySince = undefined;
    else this.#emptySince ??= now;
  }

  paceOf(table: Table, now: Time): Pace {
    if (this.#emptySince === undefined) return 'present';
    return now < this.#emptySince + GRACE || isAwaited(table) ? 'background' : 'paused';
  }
}

/** Whether there are people who expect the game to go on while they are not looking. */
function isAwaited(table: Table): boolean {
  const { tempo, cup } = table.record;
  return tempo.kind === 'days' || cup !== undefined || table.attending.length > 1;
}

/** Those who sit here and are looking. */
export function present(table: Table, goneSince: GoneSince): readonly string[] {
  const seated = table.persons.flatMap((seat) => table.personAt(seat) ?? []);
  return seated.filter((person) => goneSince(person) === undefined);
}

/**
 * A table's thinking counts as the host's while they sit here and are looking, otherwise as that of
 * the first seat whose player is; when none is looking it counts as the host's again.
 */
export function claimFor(table: Table, looking: readonly string[], pace: Pace): Claim {
  const { host } = table;
  const owner = looking.includes(host) ? host : (looking[0] ?? host);
  return { owner, background: pace !== 'present' };
}
