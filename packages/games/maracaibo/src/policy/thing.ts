/** Things of which careers and prestige buildings want many. */
export const THINGS = [
  'quests',
  'combatTokens',
  'spiesOnBoard',
  'synergies',
  'upgrades',
  'explorerLines',
] as const;
export type Thing = (typeof THINGS)[number];
