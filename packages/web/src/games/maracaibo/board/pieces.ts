/** What is printed on the pieces, by id. */
import { CONTENT } from '@captains-table/maracaibo';
import type { NationName } from '../drawings/marks.tsx';

function byId<T extends { readonly id: string }>(pieces: readonly T[]): ReadonlyMap<string, T> {
  return new Map(pieces.map((piece) => [piece.id, piece]));
}

export const CARDS = byId(CONTENT.cards);
export const PLACES = byId(CONTENT.locations);
export const TOKENS = byId(CONTENT.combatTokens);
export const QUESTS = byId(CONTENT.quests);
export const PRESTIGE = byId(CONTENT.prestige);
export const AREAS = byId(CONTENT.upgrades);
export const CAREERS = byId([...CONTENT.careers, ...CONTENT.armadaCareers]);
export const TILES = byId(CONTENT.legacy);

/** In the order of every list of the view and of the rows of a combat token. */
export const NATIONS = ['france', 'spain', 'england'] as const satisfies readonly NationName[];

export { CONTENT };
