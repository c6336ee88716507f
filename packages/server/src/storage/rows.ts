/** Records to rows and back. What is absent in a record is null in its row. */
import type { Carry } from '@captains-table/kernel';
import type {
  Append,
  CampaignRecord,
  ChapterRecord,
  ChatRecord,
  PasskeyRecord,
  PersonChange,
  PersonRecord,
  SeatRecord,
  SignInRecord,
  StoredEntry,
  TableChange,
  TableRecord,
} from './storage.ts';
import type {
  BareSeatRow,
  CampaignRow,
  ChatRow,
  EntryRow,
  Flag,
  PasskeyRow,
  PersonRow,
  SeatRow,
  SignInRow,
  StandingRow,
  TableRow,
} from './schema.ts';

export function personRecord(row: PersonRow): PersonRecord {
  return known({
    id: row.id,
    name: row.name,
    locale: row.locale,
    createdAt: row.created_at,
    seenAt: row.seen_at,
    login: row.login,
    passwordHash: row.password_hash,
    webhook: row.webhook,
  });
}

export function personRow(person: PersonRecord): PersonRow {
  return {
    id: person.id,
    name: person.name,
    locale: person.locale,
    created_at: person.createdAt,
    seen_at: person.seenAt,
    login: person.login ?? null,
    password_hash: person.passwordHash ?? null,
    webhook: person.webhook ?? null,
  };
}

const PERSON_COLUMNS = {
  name: 'name',
  locale: 'locale',
  seenAt: 'seen_at',
  login: 'login',
  passwordHash: 'password_hash',
  webhook: 'webhook',
} as const;

export function personChanges(change: PersonChange): Partial<PersonRow> {
  return renamed(change, PERSON_COLUMNS);
}

export function signInRecord({ id, person, device, created_at, seen_at }: SignInRow): SignInRecord {
  return { id, person, device, createdAt: created_at, seenAt: seen_at };
}

export function signInRow({ id, person, device, createdAt, seenAt }: SignInRecord): SignInRow {
  return { id, person, device, created_at: createdAt, seen_at: seenAt };
}

export function passkeyRecord({ public_key, created_at, transports, ...row }: PasskeyRow): PasskeyRecord {
  return {
    ...row,
    publicKey: public_key,
    transports: JSON.parse(transports),
    createdAt: created_at,
  };
}

export function passkeyRow({ publicKey, createdAt, transports, ...passkey }: PasskeyRecord): PasskeyRow {
  return {
    ...passkey,
    public_key: publicKey,
    transports: JSON.stringify(transports),
    created_at: createdAt,
  };
}

/** What is JSON in a row was written by `tableRow`, so its types are known. */
export function tableRecord(row: TableRow): TableRecord {
  const options: TableRecord['options'] = JSON.parse(row.options);
  const tempo: TableRecord['tempo'] = JSON.parse(row.tempo);
  const chairs: TableRecord['chairs'] = JSON.parse(row.chairs);
  const result: NonNullable<TableRecord['result']> | null = JSON.parse(row.result ?? 'null');
  return known({
    id: row.id,
    game: row.game,
    rules: row.rules,
    options,
    tempo,
    visibility: row.visibility,
    spectators: row.spectators === 1,
    hints: row.hints === 1,
    host: row.host,
    invite: row.invite,
    seed: row.seed,
    createdAt: row.created_at,
    status: row.status,
    chairs,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    updatedAt: row.updated_at,
    wakeAt: row.wake_at,
    result,
    rematch: row.rematch,
    closed: row.closed,
    chapter: chapterOf(row),
    carried: row.carried === null ? null : (JSON.parse(row.carried) as Carry),
    pack: row.pack === null ? null : { hash: row.pack, name: row.pack_name ?? '' },
    cup: row.cup,
  });
}

/** `network`: where it was opened from. */
export function tableRow(record: TableRecord, seq: number, network: string | undefined): TableRow {
  return {
    id: record.id,
    seq,
    said: 0,
    game: record.game,
    mode: record.options.mode,
    rules: record.rules,
    options: JSON.stringify(record.options),
    tempo: JSON.stringify(record.tempo),
    visibility: record.visibility,
    spectators: flag(record.spectators),
    hints: flag(record.hints),
    host: record.host,
    invite: record.invite,
    seed: record.seed,
    created_at: record.createdAt,
    status: record.status,
    chairs: JSON.stringify(record.chairs),
    started_at: record.startedAt ?? null,
    ended_at: record.endedAt ?? null,
    updated_at: record.updatedAt,
    wake_at: record.wakeAt ?? null,
    result: record.result === undefined ? null : JSON.stringify(record.result),
    rematch: record.rematch ?? null,
    bots: botsAmong(record.chairs),
    network: network ?? null,
    closed: record.closed ?? null,
    campaign: record.chapter?.campaign ?? null,
    parent: record.chapter?.parent ?? null,
    chapter: record.chapter?.number ?? null,
    carry: record.chapter === undefined ? null : JSON.stringify(record.chapter.carry),
    carried: record.carried === undefined ? null : JSON.stringify(record.carried),
    counted: null,
    folded: 0,
    pack: record.pack?.hash ?? null,
    pack_name: record.pack?.name ?? null,
    cup: record.cup ?? null,
  };
}

function chapterOf({ campaign, parent, chapter, carry }: TableRow): ChapterRecord | null {
  if (campaign === null || chapter === null || carry === null) return null;
  return known({ campaign, parent, number: chapter, carry: JSON.parse(carry) as Carry });
}

export function campaignRecord({ created_at, updated_at, names, ...row }: CampaignRow): CampaignRecord {
  const byId = JSON.parse(names) as CampaignRecord['names'];
  return { ...row, createdAt: created_at, updatedAt: updated_at, names: byId };
}

export function campaignRow({ createdAt, updatedAt, names, ...record }: CampaignRecord): CampaignRow {
  return { ...record, created_at: createdAt, updated_at: updatedAt, names: JSON.stringify(names) };
}

const TABLE_COLUMNS = {
  status: 'status',
  chairs: 'chairs',
  startedAt: 'started_at',
  endedAt: 'ended_at',
  wakeAt: 'wake_at',
  result: 'result',
  rematch: 'rematch',
  closed: 'closed',
  carried: 'carried',
} as const;

function tableChanges(change: TableChange): Partial<StandingRow> {
  const { chairs, status } = change;
  return {
    ...renamed(change, TABLE_COLUMNS),
    ...(chairs === undefined ? {} : { bots: botsAmong(chairs) }),
    // Ended games count against no quota.
    ...(status !== undefined && isEnded(status) ? { network: null } : {}),
  };
}

function botsAmong(chairs: TableRecord['chairs']): number {
  return chairs.filter(({ kind }) => kind === 'bot').length;
}

export function isEnded(status: TableRecord['status']): boolean {
  return status === 'over' || status === 'abandoned';
}

export function seatRecord({ seat, person, owes, resigned, rank, score }: BareSeatRow): SeatRecord {
  const gaveUp = resigned === 1 ? ({ resigned: true } as const) : {};
  return { ...known({ seat, person, owes: owes === 1, rank, score }), ...gaveUp };
}

export function seatRow(
  table: string,
  { seat, person, owes, resigned, rank, score }: SeatRecord,
): BareSeatRow {
  return {
    table_id: table,
    seat,
    person,
    owes: flag(owes),
    resigned: flag(resigned === true),
    rank: rank ?? null,
    score: score ?? null,
  };
}

/** Seats together with what lists need to know of their table. */
export function listedSeats(
  seats: readonly BareSeatRow[],
  table: Pick<TableRow, 'status' | 'updated_at' | 'game' | 'mode'>,
): readonly SeatRow[] {
  const { status, updated_at, game, mode } = table;
  const first = new Map<string, BareSeatRow>();
  for (const seat of seats) {
    const known = first.get(seat.person);
    if (known === undefined || seat.owes > known.owes) first.set(seat.person, seat);
  }
  return seats.map((seat) => {
    const listing = isEnded(status) || seat.resigned === 1 ? 0 : seat.owes === 1 ? 2 : 1;
    return { ...seat, listing: first.get(seat.person) === seat ? listing : null, updated_at, game, mode };
  });
}

export function storedEntry({ seq, at, entry }: Omit<EntryRow, 'table_id'>): StoredEntry {
  return { seq, at, entry: JSON.parse(entry) };
}

export function entryRow(table: string, { seq, at, entry }: StoredEntry): EntryRow {
  return { table_id: table, seq, at, entry: JSON.stringify(entry) };
}

export function chatRecord({ table_id, ...row }: ChatRow): ChatRecord {
  return { ...row, table: table_id };
}

/** An append as it will be written. What cannot be written fails here, before it meets its neighbours. */
export interface AppendRows {
  readonly entry: EntryRow;
  readonly change: Partial<StandingRow>;
  readonly seats?: readonly BareSeatRow[];
  readonly snapshot?: string;
}

export function appendRows(append: Append): AppendRows {
  const { table, change, people, snapshot } = append;
  return {
    entry: entryRow(table, append),
    change: tableChanges(change),
    ...(people === undefined ? {} : { seats: people.map((seat) => seatRow(table, seat)) }),
    ...(snapshot === undefined ? {} : { snapshot: JSON.stringify(snapshot) }),
  };
}

function flag(yes: boolean): Flag {
  return yes ? 1 : 0;
}

/** Keys that are there with `undefined` empty their column; keys that are not there leave it alone. */
function renamed(change: object, columns: Readonly<Record<string, string>>): Record<string, never> {
  const named = Object.entries(change).flatMap(([key, value]: [string, unknown]) => {
    const column = columns[key];
    if (column === undefined) return [];
    return [[column, value === undefined ? null : typeof value === 'object' ? JSON.stringify(value) : value]];
  });
  return Object.fromEntries(named) as Record<string, never>;
}

type NullKey<T> = { [K in keyof T]: null extends T[K] ? K : never }[keyof T];
type Known<T> = Omit<T, NullKey<T>> & { readonly [K in NullKey<T>]?: NonNullable<T[K]> };

/** Without the keys whose value is null. */
function known<T extends object>(fields: T): Known<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as Known<T>;
}
