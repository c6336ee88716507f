/** English words for numbers and lists, for use in sentences. */
import type { Gifts } from './francis-drake-texts.ts';

const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' });

const some = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const list = (items: readonly string[]) => AND.format(items);
export const points = (count: number) => some(count, 'point', 'points');
export const crew = (count: number) => `${count} crew`;
export const guns = (count: number) => some(count, 'gun', 'guns');
export const discs = (count: number) => some(count, 'disc', 'discs');
export const barrels = (count: number) => some(count, 'barrel', 'barrels');
export const cubes = (count: number) => some(count, 'trade cube', 'trade cubes');

/** "2 crew and 1 gun"; empty when there is nothing. */
export function gifts(event: Gifts): string {
  const parts: string[] = [];
  if (event.galleon) parts.push('a galleon');
  if (event.pinnace) parts.push('a pinnace');
  if (event.crew > 0) parts.push(crew(event.crew));
  if (event.guns > 0) parts.push(guns(event.guns));
  if (event.barrels > 0) parts.push(barrels(event.barrels));
  if (event.trade > 0) parts.push(cubes(event.trade));
  return list(parts);
}

/** What an attack takes: "2 crew and 1 gun". */
export function price(crewCount: number, gunCount: number): string {
  const parts: string[] = [];
  if (crewCount > 0) parts.push(crew(crewCount));
  if (gunCount > 0) parts.push(guns(gunCount));
  return parts.length === 0 ? 'nothing' : list(parts);
}
