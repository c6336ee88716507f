/** English numbers and names, for use in sentences. */
import { GOODS as GOOD_NAMES, ITEMS as ITEM_NAMES, NATIONS as NATION_NAMES } from '../src/names.ts';
import { SYNERGIES as SYNERGY_NAMES } from '../src/names.ts';
import { GOODS, ITEMS, ITEM_COUNTS, LINES, LOCATIONS, NATIONS, ONE_ITEM, SYNERGIES } from './en-names.ts';
import type { Names } from './maracaibo-texts.ts';

const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' });

export const and = (parts: readonly string[]) => AND.format(parts);
export const some = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const doubloons = (n: number) => some(n, 'doubloon', 'doubloons');
export const points = (n: number) => `${n} VP`;
export const combatPoints = (n: number) => some(n, 'combat point', 'combat points');
export const spies = (n: number) => some(n, 'spy', 'spies');
export const cards = (n: number) => some(n, 'card', 'cards');
export const discs = (n: number) => some(n, 'disc', 'discs');
export const spaces = (n: number) => some(n, 'space', 'spaces');
export const villageActions = (n: number) => some(n, 'village action', 'village actions');

/** By position in the box, or by the name that stands in an event. */
const nameIn = (names: Names, list: readonly string[], which: number | string) => {
  const id = typeof which === 'number' ? (list[which] ?? '') : which;
  return names[id] ?? id;
};
export const nation = (which: number | string) => nameIn(NATIONS, NATION_NAMES, which);
export const good = (which: number | string) => nameIn(GOODS, GOOD_NAMES, which);
export const item = (which: number | string) => nameIn(ITEMS, ITEM_NAMES, which);
/** "a map" */
export const oneItem = (which: number | string) => nameIn(ONE_ITEM, ITEM_NAMES, which);
export const synergy = (which: number | string) => nameIn(SYNERGIES, SYNERGY_NAMES, which);
export const line = (id: string) => nameIn(LINES, [], id);

export const items = (which: number, n: number) => {
  const words = ITEM_COUNTS[ITEM_NAMES[which] ?? 'book'];
  return n === 1 ? words[0] : `${n} ${words[1]}`;
};

/** "Martinique (8)"; Havana has no number. */
export function place(id: string, own?: string): string {
  const name = own ?? LOCATIONS[id];
  if (name === undefined) return id;
  return id === 'H' ? name : `${name} (${id})`;
}

export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
