/** What things are called, by their ids. */
import type { Table } from './table.ts';

export function nameOfThing(thing: string, { game }: Pick<Table, 'game'>): string {
  const pieces = [
    game.locations,
    game.cards,
    game.quests,
    game.explorerSpaces,
    game.upgrades,
    game.prestige,
    game.careers,
    game.legacy,
  ];
  const piece = pieces.find((kind) => Object.hasOwn(kind, thing))?.[thing];
  if (piece !== undefined) return piece.name;
  const names: Readonly<Record<string, string>> = { ...game.nations, ...game.synergies };
  return names[thing] ?? thing;
}
