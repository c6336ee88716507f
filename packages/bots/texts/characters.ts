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

/** A bot at a table. */
export interface SeatedBot {
  readonly level: string;
  /** As whom it has sat down. */
  readonly character?: string | undefined;
}

/**
 * A character for each seat that a bot holds; undefined for all other seats. A bot that has sat down stays who it is;
 * the others are chosen by the level at which they play. A third bot of one level borrows a character of another: what
 * the badge says counts.
 */
export function charactersFor(
  bots: readonly (SeatedBot | undefined)[],
): readonly (CharacterId | undefined)[] {
  const free = new Set<CharacterId>(ORDER);
  const seated: (CharacterId | undefined)[] = bots.map(() => undefined);
  const choose = (fits: (id: CharacterId, bot: SeatedBot) => boolean): void => {
    bots.forEach((bot, seat) => {
      if (bot === undefined || bot.level === 'random' || seated[seat] !== undefined) return;
      const found = ORDER.find((id) => free.has(id) && fits(id, bot));
      if (found === undefined) return;
      free.delete(found);
      seated[seat] = found;
    });
  };
  choose((id, { character }) => id === character);
  choose((id, { level }) => CHARACTERS[id].level === level);
  choose(() => true);
  return seated;
}
