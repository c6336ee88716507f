import { CHARACTERS } from '@captains-table/bots/texts';
import type { ResultPlayer } from '@captains-table/protocol';
import { isKeyOf } from '../app/is-key-of.ts';
import { locale } from '../app/settings.ts';
import { levelName } from '../frame/names.ts';
import { profileWords } from './words.ts';

/** What another player of a finished game is called. */
export function playerName({ name, level, character }: ResultPlayer): string {
  if (character !== undefined && isKeyOf(CHARACTERS, character)) return CHARACTERS[character].name;
  if (level !== undefined) return levelName(level, locale.value);
  return name ?? profileWords.value.left;
}
