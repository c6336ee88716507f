/** Dutch numbers and names, for use in sentences. */
import { GOODS as GOOD_NAMES, ITEMS as ITEM_NAMES, NATIONS as NATION_NAMES } from '../src/names.ts';
import { SYNERGIES as SYNERGY_NAMES } from '../src/names.ts';
import type { Names } from './maracaibo-texts.ts';
import { ADJECTIVES, GOODS, ITEMS, ITEM_COUNTS, LINES, LOCATIONS, NATIONS, SYNERGIES } from './nl-names.ts';

const AND = new Intl.ListFormat('nl', { type: 'conjunction' });

export const and = (parts: readonly string[]) => AND.format(parts);
export const some = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const doubloons = (n: number) => some(n, 'dubloen', 'dubloenen');
export const points = (n: number) => `${n} OP`;
export const combatPoints = (n: number) => some(n, 'gevechtspunt', 'gevechtspunten');
export const movement = (n: number) => some(n, 'bewegingspunt', 'bewegingspunten');
export const spies = (n: number) => some(n, 'assistent', 'assistenten');
export const cards = (n: number) => some(n, 'kaart', 'kaarten');
export const discs = (n: number) => some(n, 'schijf', 'schijven');
export const spaces = (n: number) => some(n, 'veld', 'velden');
export const villageActions = (n: number) => some(n, 'dorpsactie', 'dorpsacties');

/** By position in the box, or by the name that stands in an event. */
const nameIn = (names: Names, list: readonly string[], which: number | string) => {
  const id = typeof which === 'number' ? (list[which] ?? '') : which;
  return names[id] ?? id;
};
export const nation = (which: number | string) => nameIn(NATIONS, NATION_NAMES, which);
/** "Franse landmarker" */
export const cubeOf = (which: number | string) => `${nameIn(ADJECTIVES, NATION_NAMES, which)} landmarker`;
export const good = (which: number | string) => nameIn(GOODS, GOOD_NAMES, which);
export const item = (which: number | string) => nameIn(ITEMS, ITEM_NAMES, which);
export const synergy = (which: number | string) => nameIn(SYNERGIES, SYNERGY_NAMES, which);
/** "de synergiefiche medaille" */
export const token = (which: number | string) => `de synergiefiche ${synergy(which)}`;
export const line = (id: string) => nameIn(LINES, [], id);

export const items = (which: number | string, n: number) => {
  const name = typeof which === 'number' ? ITEM_NAMES[which] : ITEM_NAMES.find((id) => id === which);
  const words = ITEM_COUNTS[name ?? 'book'];
  return n === 1 ? words[0] : `${n} ${words[1]}`;
};

/** "Martinique (8)"; Havana has no number. */
export function place(id: string, own?: string): string {
  const name = own ?? LOCATIONS[id];
  if (name === undefined) return id;
  return id === 'H' ? name : `${name} (${id})`;
}

export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
