/** A table that no one has played at yet: its record and first entries. */
import type { TableGame } from '@captains-table/catalogue';
import type { Options } from '@captains-table/kernel';
import { checkTable, defined, newSeed } from '@captains-table/kernel';
import { Failure } from '@captains-table/protocol';
import { withCharacters } from './characters.ts';
import type { ChairEntry } from './entry.ts';
import { newInvite } from './invite.ts';
import type { ChapterRecord, PackName, StoredEntry, TableRecord, Time } from './record.ts';

export type TableSettings = Pick<TableRecord, 'visibility' | 'tempo' | 'spectators' | 'hints' | 'options'>;

interface NewTable {
  readonly id: string;
  readonly host: string;
  readonly settings: TableSettings;
  readonly chairs: readonly ChairEntry[];
  /** Where the game is part of a campaign. */
  readonly chapter?: ChapterRecord;
  readonly pack?: PackName;
  /** Where it is played in a cup. */
  readonly cup?: string;
  readonly now: Time;
}

export function newTable(
  { game: { meta } }: TableGame,
  { id, host, settings, chairs, chapter, pack, cup, now }: NewTable,
): { readonly record: TableRecord; readonly entries: readonly StoredEntry[] } {
  const { visibility, tempo, spectators, hints, options } = settings;
  const seated = withCharacters(chairs);
  return {
    record: {
      id,
      game: meta.id,
      rules: meta.rulesVersion,
      options,
      tempo,
      visibility,
      spectators,
      hints,
      host,
      invite: newInvite(),
      seed: newSeed(),
      status: 'open',
      chairs: seated,
      createdAt: now,
      updatedAt: now,
      ...defined({ chapter, pack, cup }),
    },
    entries: seated.map((chair, seat) => {
      return { seq: seat + 1, at: now, entry: { kind: 'chair', seat, chair } };
    }),
  };
}

/** The options completed with their defaults; throws where the game cannot be played like this. */
export function checkedOptions({ game: { meta } }: TableGame, seats: number, asked: unknown): Options {
  const check = checkTable(meta, seats, asked);
  if (!check.ok) throw new Failure('table', { problem: check.problem });
  return check.options;
}
