/** What is printed on the pieces, by id. */
import type { Content } from '@captains-table/maracaibo';
import type { NationName } from '../drawings/marks.tsx';

export type Pieces = ReturnType<typeof piecesOf>;

export function piecesOf(content: Content) {
  return {
    cards: byId(content.cards),
    tokens: byId(content.combatTokens),
    quests: byId(content.quests),
    prestige: byId(content.prestige),
    areas: byId(content.upgrades),
    careers: byId([...content.careers, ...content.armadaCareers]),
    tiles: byId(content.legacy),
    figures: content.figures,
  };
}

/** In the order of every list of the view and of the rows of a combat token. */
export const NATIONS = ['france', 'spain', 'england'] as const satisfies readonly NationName[];

function byId<T extends { readonly id: string }>(pieces: readonly T[]): ReadonlyMap<string, T> {
  return new Map(pieces.map((piece) => [piece.id, piece]));
}
