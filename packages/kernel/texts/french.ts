/** What French sentences need when they are put together: number, elision and contraction. */

/** 0 and 1 are singular in French. */
export const some = (count: number, one: string, many: string): string =>
  `${count} ${count < 2 ? one : many}`;

/**
 * « d’Inès », « qu’Yves », but « de Joost », « de Yann ». Most names with an h are elided (Hélène, Hippolyte),
 * most with ha are not (Hans, Hasard).
 */
const ELIDED = /^(?:[aeiouœæ]|y(?![aeiou])|h(?!a))/iu;
const elides = (name: string) => ELIDED.test(name.normalize('NFD'));

/** « de Joost », « d’Inès », « du galion ». */
export function of(name: string): string {
  if (name.startsWith('le ')) return `du ${name.slice(3)}`;
  return elides(name) ? `d’${name}` : `de ${name}`;
}

/** « à Panama », « au galion ». */
export const at = (name: string): string => (name.startsWith('le ') ? `au ${name.slice(3)}` : `à ${name}`);
