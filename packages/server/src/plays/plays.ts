/** The finished games of a person, as programs that keep such logs know them. */
import { loadTexts } from '@captains-table/catalogue';
import type { Locale } from '@captains-table/kernel';
import { defined } from '@captains-table/kernel';
import type { ChairEntry } from '@captains-table/table';
import { paceOf } from '@captains-table/table/profile';
import type { Pace } from '@captains-table/table/profile';
import { playTexts } from '../../texts/plays.ts';
import type { ListedTable, PersonRecord, Storage, Time } from '../storage/storage.ts';
import type { Names } from '../tables/names.ts';
import { allTables } from './all-tables.ts';
import { botName } from './bot-name.ts';

export interface Player {
  readonly name: string;
  /** The same in every play: of a person, or of a level of bots. */
  readonly id: string;
  readonly place: number;
  readonly score?: number;
  readonly gaveUp?: true;
}

export interface Play {
  readonly table: string;
  readonly game: string;
  readonly gameName: string;
  readonly mode: string;
  readonly modeName: string;
  readonly pace: Pace;
  readonly startedAt: Time;
  readonly endedAt: Time;
  readonly cooperative: boolean;
  /** Where the person sat among the players. */
  readonly own: number;
  /** In the order of their seats: the first begins. */
  readonly players: readonly Player[];
}

export interface PlayParts {
  readonly storage: Storage;
  readonly names: Names;
  readonly isCooperative: (game: string, mode: string) => Promise<boolean>;
}

/** The oldest first. Games that were not played to their end are left out. */
export async function playsOf(parts: PlayParts, { id, locale }: PersonRecord): Promise<readonly Play[]> {
  const { storage, names } = parts;
  const plays: Play[] = [];
  for await (const table of allTables(storage.tables, 'finished', id)) {
    await names.learn(table.people.map(({ person }) => person));
    const play = await playOf(parts, table, id, locale);
    if (play !== undefined) plays.push(play);
  }
  return plays.toReversed();
}

async function playOf(
  { names, isCooperative }: PlayParts,
  { record, people }: ListedTable,
  id: string,
  locale: Locale,
): Promise<Play | undefined> {
  const { game, options, chairs, result, startedAt, endedAt, tempo } = record;
  if (result === undefined || startedAt === undefined || endedAt === undefined) return undefined;
  const seats = new Map(people.map((seat) => [seat.seat, seat]));
  const players = chairs.map((chair, seat): Player => {
    const known = seats.get(seat);
    return {
      ...named(chair, names, locale),
      place: known?.rank ?? result.ranking[seat] ?? 0,
      ...(known?.resigned === true
        ? ({ gaveUp: true } as const)
        : defined({ score: known?.score ?? result.scores[seat] })),
    };
  });
  const texts = await loadTexts(game, locale);
  return {
    table: record.id,
    game,
    gameName: texts?.name ?? game,
    mode: options.mode,
    modeName: texts?.modes[options.mode] ?? options.mode,
    pace: paceOf(tempo),
    startedAt,
    endedAt,
    cooperative: await isCooperative(game, options.mode),
    own: chairs.findIndex((chair) => chair.kind === 'person' && chair.person === id),
    players,
  };
}

function named(chair: ChairEntry, names: Names, locale: Locale): Pick<Player, 'name' | 'id'> {
  if (chair.kind === 'bot') return { id: `bot/${chair.level}`, name: botName(chair.level, locale) };
  const person = chair.kind === 'person' ? chair.person : '';
  return { id: `person/${person}`, name: names.known(person) ?? playTexts[locale].nobody };
}
