/** The ten characters as whom bots sit at a table: a name and a face for each, two for each level. */
import type { LevelName } from './bot-texts.ts';

export interface Character {
  /** What others call them. */
  readonly name: string;
  readonly fullName: string;
  /** The level at which they are met first. */
  readonly level: LevelName;
}

export const CHARACTERS = {
  pip: { name: 'Pip', fullName: 'Pip Fairweather', level: 'cabin-boy' },
  teach: { name: 'Teach', fullName: 'Edward Teach', level: 'cabin-boy' },
  rackham: { name: 'Rackham', fullName: 'Jack Rackham', level: 'sailor' },
  grietje: { name: 'Grietje', fullName: 'Grietje Storm', level: 'sailor' },
  bonny: { name: 'Bonny', fullName: 'Anne Bonny', level: 'mate' },
  hands: { name: 'Hands', fullName: 'Israel Hands', level: 'mate' },
  maynard: { name: 'Maynard', fullName: 'Robert Maynard', level: 'captain' },
  read: { name: 'Read', fullName: 'Mary Read', level: 'captain' },
  levasseur: { name: 'Levasseur', fullName: 'Olivier Levasseur', level: 'admiral' },
  zheng: { name: 'Zheng', fullName: 'Zheng Yi Sao', level: 'admiral' },
} as const satisfies Readonly<Record<string, Character>>;

export type CharacterId = keyof typeof CHARACTERS;

const ORDER = [
  'pip',
  'teach',
  'rackham',
  'grietje',
  'bonny',
  'hands',
  'maynard',
  'read',
  'levasseur',
  'zheng',
] as const;

/**
 * A character for each seat that a bot holds, by the level it plays at; undefined for all other seats. A third bot of
 * one level borrows a character of another: what the badge says counts.
 */
export function charactersFor(levels: readonly (string | undefined)[]): readonly (CharacterId | undefined)[] {
  const free = new Set<CharacterId>(ORDER);
  const seated: (CharacterId | undefined)[] = [];
  const seat = (index: number, character: CharacterId | undefined): void => {
    if (character === undefined) return;
    free.delete(character);
    seated[index] = character;
  };
  levels.forEach((level, index) =>
    seat(
      index,
      ORDER.find((id) => free.has(id) && CHARACTERS[id].level === level),
    ),
  );
  return levels.map((level, index) => {
    if (level !== undefined && level !== 'random' && seated[index] === undefined) {
      seat(
        index,
        ORDER.find((id) => free.has(id)),
      );
    }
    return seated[index];
  });
}
