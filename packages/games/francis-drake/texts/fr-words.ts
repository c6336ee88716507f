/** French words for numbers and lists, for use in sentences. */
import { some } from '@captains-table/kernel/french';
import type { Gifts } from './francis-drake-texts.ts';

const AND = new Intl.ListFormat('fr', { type: 'conjunction' });

export const list = (items: readonly string[]) => AND.format(items);
export const points = (count: number) => `${count}\u00a0PV`;
export const crew = (count: number) => some(count, 'membre d’équipage', 'membres d’équipage');
export const guns = (count: number) => some(count, 'canon', 'canons');
export const discs = (count: number) => some(count, 'disque', 'disques');
export const barrels = (count: number) => some(count, 'baril', 'barils');
export const cubes = (count: number) => some(count, 'article de commerce', 'articles de commerce');

/** « 2 membres d’équipage et 1 canon », or nothing. */
export function gifts(event: Gifts): string {
  const parts: string[] = [];
  if (event.galleon) parts.push('un galion');
  if (event.pinnace) parts.push('un canot');
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
  return parts.length === 0 ? 'rien' : list(parts);
}

export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
