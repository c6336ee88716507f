/** The rules a table is played by: a release may have changed them in the middle of a match. */
import type { AnyGame, GameState, RulesChange } from '@captains-table/kernel';
import { takenOver } from '@captains-table/kernel';
import { asLogEntry } from './entry.ts';
import type { StoredEntry, StoredSnapshot, TableRecord } from './record.ts';

/** What a snapshot says about the match. */
interface Standing {
  readonly moves: number;
  readonly state: GameState;
}

/** The rules a table is and was played by, as its entries say. */
export interface RulesOfTable {
  readonly now: string;
  /** Those that the match began with. */
  readonly began: string;
  /** Changes during the match. */
  readonly changed: readonly RulesChange[];
  /** The numbers of entries that do not count. */
  readonly dropped: ReadonlySet<number>;
  /** The snapshot that the last change went on from. */
  readonly base: StoredSnapshot | undefined;
  /** A snapshot's position as the current rules read it: one of earlier rules may need upgrading. */
  taken(snapshot: Standing, game: AnyGame): GameState;
}

export function rulesIn(record: TableRecord, entries: readonly StoredEntry[]): RulesOfTable {
  let now = record.rules;
  let began = record.rules;
  let from = record.rules;
  let base: StoredSnapshot | undefined;
  let after = 0;
  const changed: RulesChange[] = [];
  const changes = entries.flatMap(({ entry }) => (entry.kind === 'rules' ? [entry] : []));
  const dropped = new Set(changes.flatMap((change) => change.dropped));
  for (const { seq, entry } of entries) {
    if (asLogEntry(entry) !== undefined && !dropped.has(seq)) after++;
    if (entry.kind !== 'rules') continue;
    // Two releases may have come while no one played.
    if (base === undefined || entry.base?.seq !== base.seq) from = now;
    now = entry.rules;
    base = entry.base;
    if (entry.base === undefined) began = entry.rules;
    else {
      const { moves, state } = entry.base.state as Standing;
      changed.push({ rules: now, from, after, moves, state: { ...state } });
    }
  }
  const last = base;
  const left = from;
  return {
    now,
    began,
    changed,
    dropped,
    base,
    taken: (snapshot, game) =>
      snapshot === last?.state ? takenOver(game, snapshot.state, left) : snapshot.state,
  };
}

/** The snapshot to go on from: one that was taken before the rules changed is known by the change. */
export function latest(
  stored: StoredSnapshot | undefined,
  base: StoredSnapshot | undefined,
): StoredSnapshot | undefined {
  if (base === undefined) return stored;
  return stored === undefined || stored.seq <= base.seq ? base : stored;
}
