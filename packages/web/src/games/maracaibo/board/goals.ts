/** What the objectives of careers ask for. */
import type { SignName } from '../drawings/sign.tsx';
import type { CAREERS } from './pieces.ts';
import type { Table } from './table.ts';

export type Objective = NonNullable<ReturnType<typeof CAREERS.get>>['objectives'][number];

const SIGNS: Readonly<Record<string, SignName>> = {
  K1: 'cannon',
  K2: 'tied-scroll',
  K3: 'influence',
  K4: 'influence',
  K5: 'ship',
  K6: 'explorer',
  K7: 'ribbon-medal',
  K8: 'spy',
  KA: 'cube',
};

export function goalSign({ code }: Pick<Objective, 'code'>): SignName {
  return SIGNS[code] ?? 'once';
}

export function goalName(
  { code, nation }: Pick<Objective, 'code' | 'nation'>,
  { words, game }: Pick<Table, 'words' | 'game'>,
): string {
  const { goals } = words.cards;
  if (nation !== undefined) return goals.KA(game.nations[nation]);
  const names: Readonly<Record<string, unknown>> = goals;
  const name = names[code];
  return typeof name === 'string' ? name : code;
}
