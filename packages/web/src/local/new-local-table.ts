/** A table on this device before anyone has played. It is started at once. */
import type { TableGame } from '@captains-table/catalogue';
import { defined, newSeed } from '@captains-table/kernel';
import type { PortraitId } from '@captains-table/protocol';
import type { ChairEntry, ChapterRecord, PackName, StoredEntry, Time } from '@captains-table/table';
import { checkedOptions, newTable } from '@captains-table/table';
import type { LocalRows } from './device-store.ts';

/** A chair of a local table: a person on this device, or a bot. */
export type LocalChair =
  { readonly name: string; readonly portrait?: PortraitId } | { readonly level: string };

interface NewLocalTable {
  readonly id: string;
  readonly options: unknown;
  readonly chairs: readonly LocalChair[];
  /** By seat: how the person there is known at the table. */
  readonly person: (seat: number) => string;
  readonly chapter?: ChapterRecord;
  readonly pack?: PackName;
  readonly now: Time;
}

/** No clock, no strangers, no spectators. */
const SETTINGS = {
  tempo: { kind: 'none' },
  visibility: 'invite',
  spectators: false,
  hints: true,
} as const;

export function newLocalTable(
  loaded: TableGame,
  { options, chairs, person, ...more }: NewLocalTable,
): LocalRows {
  const { record, entries } = newTable(loaded, {
    ...more,
    host: person(
      Math.max(
        0,
        chairs.findIndex((chair) => 'name' in chair),
      ),
    ),
    settings: { ...SETTINGS, options: checkedOptions(loaded, chairs.length, options) },
    chairs: chairs.map((chair, seat): ChairEntry => {
      return 'level' in chair
        ? { kind: 'bot', level: chair.level }
        : { kind: 'person', person: person(seat), ...defined({ portrait: chair.portrait }) };
    }),
  });
  const names = Object.fromEntries(
    chairs.flatMap((chair, seat) => ('name' in chair ? [[person(seat), chair.name]] : [])),
  );
  const start: StoredEntry = { seq: entries.length + 1, at: record.createdAt, entry: { kind: 'start' } };
  return { local: { record, names, updatedAt: record.createdAt }, entries: [...entries, start] };
}

/** As hard to guess as a seed. Made by what browsers have on plain http, too. */
export function newLocalId(): string {
  return newSeed().slice(0, 24);
}
