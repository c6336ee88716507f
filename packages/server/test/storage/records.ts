/** People and tables to store. */
import type {
  Append,
  ListedTable,
  PersonRecord,
  SeatRecord,
  Storage,
  StoredEntry,
  StoredPack,
  TableRecord,
} from '../../src/storage/storage.ts';

export function person(id: string, more: Partial<PersonRecord> = {}): PersonRecord {
  return { id, name: `Captain ${id}`, locale: 'en', createdAt: 1_000, seenAt: 2_000, ...more };
}

export function table(id: string, more: Partial<TableRecord> = {}): TableRecord {
  return {
    id,
    game: 'port-royal',
    rules: '1.0.0',
    options: { mode: 'base', contracts: true, cards: 12 },
    tempo: { kind: 'move', seconds: 90 },
    visibility: 'public',
    spectators: true,
    hints: false,
    host: 'ann',
    invite: `INVITE-${id}`,
    seed: `seed of ${id}`,
    createdAt: 1_000,
    status: 'open',
    chairs: [{ kind: 'open' }, { kind: 'bot', level: 'mate' }],
    updatedAt: 1_000,
    ...more,
  };
}

export const CONTENT_HASH = 'c0ffee'.repeat(5);

export function pack(hash: string, more: Partial<StoredPack> = {}): StoredPack {
  return {
    hash,
    game: 'port-royal',
    name: `Pack ${hash}`,
    contentHash: CONTENT_HASH,
    bytes: 40,
    file: JSON.stringify({ game: 'port-royal', name: `Pack ${hash}` }),
    content: JSON.stringify({ cards: { 'Ältester ☠': [1] } }),
    ...more,
  };
}

export function seat(seat: number, person: string, more: Partial<SeatRecord> = {}): SeatRecord {
  return { seat, person, owes: false, ...more };
}

/** An entry that a word distinguishes from others. */
export function marked(seq: number, mark: string): StoredEntry {
  return { seq, at: 10_000 + seq, entry: { kind: 'rematch', table: mark } };
}

export function markOf({ entry }: StoredEntry): string {
  return entry.kind === 'rematch' ? entry.table : '';
}

export function append(table: string, seq: number, more: Partial<Append> = {}): Append {
  return { table, ...marked(seq, `${table} ${seq}`), change: {}, ...more };
}

/** All tables of one person that are not over. */
export async function runningOf({ tables }: Storage, person: string): Promise<readonly ListedTable[]> {
  return (await tables.running(person, { limit: 10_000 })).tables;
}

export async function lastSeq(storage: Storage, table: string): Promise<number> {
  const entries = await storage.tables.entriesAfter(table, 0);
  return entries.at(-1)?.seq ?? 0;
}
