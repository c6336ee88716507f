/** Names of what events and views call by an id. */
import type { NationName } from '../drawings/marks.tsx';
import type { Table } from '../board/table.ts';

export function nationOf(name: string): NationName | undefined {
  return name === 'france' || name === 'spain' || name === 'england' ? name : undefined;
}

export function nationName(id: string, { game }: Pick<Table, 'game'>): string {
  const nation = nationOf(id);
  return nation === undefined ? id : game.nations[nation];
}

/** The name of a place without its number, which stands beside it on the chart. */
export function shortName(place: string, game: Table['game']): string {
  return (game.locations[place]?.name ?? place).replace(/\s*\([^)]*\)$/, '');
}
