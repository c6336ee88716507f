/** The names of the people at a table. The games' sentences refer to everybody by name. */
import type { CharacterId, SeatedBot } from '@captains-table/bots/texts';
import { botTexts, CHARACTERS, charactersFor } from '@captains-table/bots/texts';
import type { Locale, Seat } from '@captains-table/kernel';
import { isolated, knownPortrait, lookOf } from '@captains-table/protocol';
import type { SeatInfo } from '@captains-table/protocol';
import type { FaceName } from '../design/drawings/portrait/face-name.ts';
import type { TableTexts } from '../../texts/table/index.ts';

/** As with kings: the display face has no figures for counting. */
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'];

export function levelName(level: string, locale: Locale): string {
  const levels: Readonly<Record<string, { readonly name: string }>> = botTexts[locale].levels;
  return Object.hasOwn(levels, level) ? (levels[level]?.name ?? level) : level;
}

/** The fields of a seat that say which character its bot plays. */
type BotSeat = Pick<SeatInfo, 'kind' | 'level' | 'character'>;

/** The characters of the bots at a table. */
export function seatCharacters(seats: readonly BotSeat[]): readonly (CharacterId | undefined)[] {
  return charactersFor(seats.map(seatedBot));
}

function seatedBot({ kind, level, character }: BotSeat): SeatedBot | undefined {
  return kind === 'bot' && level !== undefined ? { level, character } : undefined;
}

/** By seat: the character of a bot, the portrait that a person has chosen. */
export function seatPortraits(seats: readonly SeatInfo[]): readonly (FaceName | undefined)[] {
  const characters = seatCharacters(seats);
  return seats.map(({ kind, portrait }, seat) =>
    kind === 'person' ? knownPortrait(portrait) : characters[seat],
  );
}

/** A name for each seat, no two alike, not even to the eye. */
export function seatNames(seats: readonly SeatInfo[], words: TableTexts, locale: Locale): readonly string[] {
  const characters = seatCharacters(seats);
  const plain = seats.map((seat, number) => {
    const character = characters[number];
    return character === undefined ? plainName(seat, number, words, locale) : CHARACTERS[character].name;
  });
  const looks = plain.map(lookOf);
  return plain.map((name, seat) => {
    const alike = looks.flatMap((look, index) => (look === looks[seat] ? [index] : []));
    const shown = isolated(name);
    return alike.length === 1 ? shown : `${shown} ${ROMAN[alike.indexOf(seat)] ?? seat + 1}`;
  });
}

function plainName({ kind, name, level }: SeatInfo, seat: Seat, words: TableTexts, locale: Locale): string {
  switch (kind) {
    case 'person':
      return name ?? words.names.player(seat + 1);
    case 'bot':
      return level === undefined ? words.names.player(seat + 1) : levelName(level, locale);
    case 'invited':
      return name ?? words.names.empty;
    case 'open':
    case 'closed':
      return level === undefined ? words.names.empty : levelName(level, locale);
  }
}

/** Whether a bot decides for this seat. */
export function isBotsTurn(seat: SeatInfo | undefined): boolean {
  return seat !== undefined && (seat.kind !== 'person' || seat.away !== undefined);
}
