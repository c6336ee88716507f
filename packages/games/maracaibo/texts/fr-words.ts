/** French numbers and names, for use in sentences. */
import { at, some } from '@captains-table/kernel/french';
import { GOODS as GOOD_NAMES, ITEMS as ITEM_NAMES, NATIONS as NATION_NAMES } from '../src/names.ts';
import { SYNERGIES as SYNERGY_NAMES } from '../src/names.ts';
import {
  CUBES,
  GOODS,
  HOMEWARD,
  ITEMS,
  ITEM_COUNTS,
  LINES,
  LOCATIONS,
  NATIONS,
  ONE_ITEM,
  SYNERGIES,
} from './fr-names.ts';
import { WITH_ARTICLE } from './fr-names.ts';
import type { Facts } from './facts.ts';
import type { Names } from './maracaibo-texts.ts';

const AND = new Intl.ListFormat('fr', { type: 'conjunction' });

export const and = (parts: readonly string[]) => AND.format(parts);

export const doubloons = (n: number) => some(n, 'doublon', 'doublons');
export const points = (n: number) => `${n}\u00a0PV`;
export const combatPoints = (n: number) => some(n, 'point de combat', 'points de combat');
export const influence = (n: number) => some(n, 'point d’influence', 'points d’influence');
export const movement = (n: number) => some(n, 'point de mouvement', 'points de mouvement');
export const spies = (n: number) => some(n, 'espion', 'espions');
export const cards = (n: number) => some(n, 'carte', 'cartes');
export const discs = (n: number) => some(n, 'disque', 'disques');
export const spaces = (n: number) => some(n, 'case', 'cases');
export const villageActions = (n: number) => some(n, 'action Village', 'actions Village');

/** By position in the box, or by the name that stands in an event. */
const nameIn = (names: Names, list: readonly string[], which: number | string) => {
  const id = typeof which === 'number' ? (list[which] ?? '') : which;
  return names[id] ?? id;
};
export const nation = (which: number | string) => nameIn(NATIONS, NATION_NAMES, which);
/** « la France » */
export const theNation = (which: number | string) => nameIn(WITH_ARTICLE, NATION_NAMES, which);
/** « cube français » */
export const cubeOf = (which: number | string) => nameIn(CUBES, NATION_NAMES, which);
export const good = (which: number | string) => nameIn(GOODS, GOOD_NAMES, which);
export const item = (which: number | string) => nameIn(ITEMS, ITEM_NAMES, which);
/** « une longue-vue » */
export const oneItem = (which: number | string) => nameIn(ONE_ITEM, ITEM_NAMES, which);
export const synergy = (which: number | string) => nameIn(SYNERGIES, SYNERGY_NAMES, which);
/** « le jeton Combinaison médaille » */
export const token = (which: number | string) => `le jeton Combinaison ${synergy(which)}`;
export const line = (id: string) => nameIn(LINES, [], id);

export const items = (which: number, n: number) => {
  const words = ITEM_COUNTS[ITEM_NAMES[which] ?? 'book'];
  return n === 1 ? words[0] : `${n} ${words[1]}`;
};

/** « Martinique (8) » */
export function place(id: string, own?: string): string {
  const name = own ?? LOCATIONS[id];
  if (name === undefined) return id;
  return id === 'H' ? name : `${name} (${id})`;
}

/** « Martinique (8) » and « à Martinique (8) », but « au Retour à bon port (20) », for a sentence. */
const thePlace = (id: string, own?: string) =>
  own === undefined && LOCATIONS[id] === HOMEWARD ? `le ${place(id)}` : place(id, own);
/** With the names of a pack. */
export const placesIn = (facts: Pick<Facts, 'placeName'>) => ({
  thePlace: (id: string) => thePlace(id, facts.placeName(id)),
  atPlace: (id: string) => at(thePlace(id, facts.placeName(id))),
});

/** « carte » : a title between its marks. */
export const quoted = (title: string) => `«\u00a0${title}\u00a0»`;

export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
