/** The names that the content uses; states and the box hold positions in these lists. */
export const NATIONS = ['france', 'spain', 'england'] as const;
export const GOODS = ['sugar', 'tobacco', 'corn'] as const;
export const ITEMS = ['book', 'spyglass', 'herb', 'map'] as const;
export const SYNERGIES = ['medal', 'house', 'crown', 'anchor', 'scales'] as const;
export const LINES = ['red', 'blue', 'green'] as const;
export const DECKS = ['A', 'B', 'LA', 'C'] as const;
export const LEVELS = ['veryEasy', 'easy', 'medium', 'hard', 'veryHard'] as const;

export type NationName = (typeof NATIONS)[number];
export type GoodName = (typeof GOODS)[number];
export type ItemName = (typeof ITEMS)[number];
export type SynergyName = (typeof SYNERGIES)[number];
export type LineName = (typeof LINES)[number];
export type Deck = (typeof DECKS)[number];

/** What a player owns or has done, as a number that rewards multiply. */
export const COUNTED = [
  'combatTokens',
  'spiesOnBoard',
  'spiesOnLocations',
  'quests',
  'compasses',
  'synergies',
  'nationsWith3Influence',
] as const;
export type Counted = (typeof COUNTED)[number];

/** Where points are credited: the lines of the score sheet. */
export const CREDITS = [
  'cards',
  'prestige',
  'income',
  'track',
  'majority',
  'nobility',
  'quests',
  'explorer',
  'combat',
  'upgrades',
  'careers',
  'spies',
  'cities',
  'villages',
  'homeward',
  'legacy',
  'scoring',
] as const;
export type Credit = (typeof CREDITS)[number];

export const CUBE_PLACES = [
  'annex-city',
  'capture-city',
  'annex-village',
  'capture-village',
  'tile',
] as const;
export type CubePlace = (typeof CUBE_PLACES)[number];

/** The position of a name in its list. */
export function place(names: readonly string[], name: string): number {
  const at = names.indexOf(name);
  if (at < 0) throw new Error(`${name} is none of ${names.join(', ')}`);
  return at;
}
