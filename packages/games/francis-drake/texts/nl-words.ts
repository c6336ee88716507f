/** Dutch words for numbers and lists, for use in sentences. */
import type { Gifts } from './francis-drake-texts.ts';

const AND = new Intl.ListFormat('nl', { type: 'conjunction' });

const some = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const list = (items: readonly string[]) => AND.format(items);
export const points = (count: number) => some(count, 'punt', 'punten');
export const crew = (count: number) => some(count, 'bemanningslid', 'bemanningsleden');
export const guns = (count: number) => some(count, 'kanon', 'kanonnen');
export const discs = (count: number) => some(count, 'schijf', 'schijven');
export const barrels = (count: number) => some(count, 'vat', 'vaten');
export const cubes = (count: number) => some(count, 'ruilwaar', 'ruilwaren');

/** "2 bemanningsleden en 1 kanon"; empty when there is nothing. */
export function gifts(event: Gifts): string {
  const parts: string[] = [];
  if (event.galleon) parts.push('een galjoen');
  if (event.pinnace) parts.push('een sloep');
  if (event.crew > 0) parts.push(crew(event.crew));
  if (event.guns > 0) parts.push(guns(event.guns));
  if (event.barrels > 0) parts.push(barrels(event.barrels));
  if (event.trade > 0) parts.push(cubes(event.trade));
  return list(parts);
}

/** What an attack takes. */
export function price(crewCount: number, gunCount: number): string {
  const parts: string[] = [];
  if (crewCount > 0) parts.push(crew(crewCount));
  if (gunCount > 0) parts.push(guns(gunCount));
  return parts.length === 0 ? 'niets' : list(parts);
}
