/** Continuing a match under the rules of a later release, from where it stood. */
import type { TableGame } from '@captains-table/catalogue';
import { isRecord, mayFollow } from '@captains-table/kernel';
import type { Entry } from './entry.ts';
import { asLogEntry } from './entry.ts';
import type { StoredSnapshot, StoredTable } from './record.ts';
import { latest, rulesIn } from './rules-of-table.ts';
import { Table } from './table.ts';

/** How many random moves must work before a match may continue: rules that cannot read a position fail soon. */
const TRIAL_MOVES = 400;

/** The entry with which a table continues under the current rules; undefined if they cannot play what is stored. */
export function changeOfRules(loaded: TableGame, stored: StoredTable): Entry | undefined {
  const { record, entries, snapshot } = stored;
  const { rulesVersion: rules } = loaded.game.meta;
  const before = rulesIn(record, entries);
  const from = latest(snapshot, before.base);
  if (!mayFollow(before.now, rules)) return undefined;
  if (record.status === 'open') return { kind: 'rules', rules, dropped: [] };
  if (record.status !== 'playing' || from === undefined) return undefined;
  try {
    return taking(loaded, { record, entries }, { rules, base: from, dropped: [] });
  } catch {
    return undefined;
  }
}

type Change = Extract<Entry, { readonly kind: 'rules' }> & { readonly base: StoredSnapshot };

/** Tries again without the moves of the current turn if the new rules refuse them. Throws if that does not help. */
function taking(loaded: TableGame, stored: StoredTable, change: Omit<Change, 'kind'>): Change {
  const entry = { kind: 'rules', ...change } as const;
  const last = stored.entries.at(-1)?.seq ?? 0;
  const moved = stored.entries.filter(
    ({ seq, entry: one }) => seq > change.base.seq && asLogEntry(one) !== undefined,
  );
  const at = stored.record.updatedAt;
  const entries = [...stored.entries, { seq: last + 1, at, entry }];
  try {
    const table = Table.restore(loaded, { ...stored, entries });
    tryOut(table);
    return entry;
  } catch (error) {
    const more = moved.map(({ seq }) => seq);
    if (change.dropped.length === more.length) throw error;
    // All of them: the player never meant to play just a part of the turn.
    return taking(loaded, stored, { ...change, dropped: more });
  }
}

function tryOut({ match, loaded: { game } }: Table): void {
  if (match === undefined) throw new Error('there is no match');
  const fresh: unknown = game.setup(match.seats, match.options, structuredClone(match.state.chance));
  if (keysOf(fresh) !== keysOf(match.state)) throw new Error('states have another shape now');
  const trial = match.copy();
  const seats = [...Array.from({ length: trial.seats }).keys()];
  for (let move = 0; move < TRIAL_MOVES && game.result(trial.state) === undefined; move++) {
    for (const viewer of [...seats, 'spectator'] as const) game.view(trial.state, viewer);
    const [owed] = game.pending(trial.state);
    const legal = owed === undefined ? [] : trial.legal(owed.seat);
    // Multiples of a prime reach all kinds of moves without a random generator.
    const chosen = legal[(move * 7919) % Math.max(1, legal.length)];
    if (owed === undefined || chosen === undefined) throw new Error('no one can move');
    if (!trial.play(owed.seat, chosen).ok) throw new Error('a legal move is refused');
  }
}

/** Every field of a state is there from set-up on. */
function keysOf(state: unknown): string {
  return isRecord(state) ? Object.keys(state).toSorted().join() : '';
}
