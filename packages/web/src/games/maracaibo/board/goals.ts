/** What the objectives of careers ask for. */
import type { SignName } from '../drawings/sign.tsx';
import type { Content, Table } from './table.ts';

export type Objective = Content['careers'][number]['objectives'][number];

const SIGNS: Readonly<Record<Objective['counts'], SignName>> = {
  combatTokens: 'cannon',
  quests: 'tied-scroll',
  influenceInOneNation: 'influence',
  influenceInTwoNations: 'influence',
  upgrades: 'ship',
  explorerLine: 'explorer',
  synergies: 'ribbon-medal',
  spiesOnBoard: 'spy',
  cubes: 'cube',
};

export function goalSign({ counts }: Pick<Objective, 'counts'>): SignName {
  return SIGNS[counts];
}

export function goalName(
  { counts, nation }: Pick<Objective, 'counts' | 'nation'>,
  { words, game }: Pick<Table, 'words' | 'game'>,
): string {
  const { goals } = words.cards;
  if (nation !== undefined) return goals.cubes(game.nations[nation]);
  const name = goals[counts];
  return typeof name === 'string' ? name : counts;
}

/** In a word or two, where there is little room. */
export function shortGoalName(
  { counts, nation }: Pick<Objective, 'counts' | 'nation'>,
  { words, game }: Pick<Table, 'words' | 'game'>,
): string {
  const { goals } = words.screen;
  if (nation !== undefined) return goals.cubes(game.nations[nation]);
  const name = goals[counts];
  return typeof name === 'string' ? name : counts;
}
