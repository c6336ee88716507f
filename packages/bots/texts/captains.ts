/** The ten captains as whom bots sit at a table: a name and a face for each, two for each level. */
import type { LevelName } from './bot-texts.ts';

export interface Captain {
  /** What others call them. */
  readonly name: string;
  readonly fullName: string;
  /** The level at which they are met first. */
  readonly level: LevelName;
}

export const CAPTAINS = {
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
} as const satisfies Readonly<Record<string, Captain>>;

export type CaptainId = keyof typeof CAPTAINS;

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
 * A captain for each seat that a bot holds, by the level it plays at; undefined for all other seats. A third bot of
 * one level borrows a captain of another: what the badge says counts.
 */
export function captainsFor(levels: readonly (string | undefined)[]): readonly (CaptainId | undefined)[] {
  const free = new Set<CaptainId>(ORDER);
  const seated: (CaptainId | undefined)[] = [];
  const seat = (index: number, captain: CaptainId | undefined): void => {
    if (captain === undefined) return;
    free.delete(captain);
    seated[index] = captain;
  };
  levels.forEach((level, index) =>
    seat(
      index,
      ORDER.find((id) => free.has(id) && CAPTAINS[id].level === level),
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
