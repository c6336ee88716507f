/** Numbers and names as the content writes them; a name becomes its position in the list. */
import * as v from 'valibot';
import { GOODS, ITEMS, NATIONS, SYNERGIES } from '../names.ts';

export const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));

export const nation = numbered(NATIONS);
export const good = numbered(GOODS);
export const item = numbered(ITEMS);
export const synergy = numbered(SYNERGIES);

function numbered<const Names extends readonly string[]>(names: Names) {
  return v.pipe(
    v.picklist(names),
    v.transform((name: string) => names.indexOf(name)),
  );
}
