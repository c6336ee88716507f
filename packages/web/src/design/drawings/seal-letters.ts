/** The letters on seals: one for each name, two for names that begin alike. */
import { createContext } from 'preact';

export type SealLetters = ReadonlyMap<string, string>;

/** What stands on the seals of those who sit at one table. */
export const SealLettersContext = createContext<SealLetters>(new Map());

export function sealLetters(names: readonly string[]): SealLetters {
  const spelt = names.map(lettersOf);
  return new Map(
    names.map((name, index) => {
      const [own = [], others] = [spelt[index], spelt.filter((_, other) => other !== index)];
      return [name, shortestOwn(own, others)];
    }),
  );
}

/** The first letter of a name. */
export function firstLetter(name: string): string {
  return lettersOf(name)[0] ?? '?';
}

function shortestOwn(own: readonly string[], others: readonly (readonly string[])[]): string {
  const [first = '?', ...rest] = own;
  const rivals = others.filter(([letter]) => letter === first);
  if (rivals.length === 0) return first;
  const telling = rest.findIndex((letter, at) => rivals.every((rival) => rival[at + 1] !== letter));
  return first + (rest[Math.max(telling, 0)] ?? '').toLocaleLowerCase();
}

function lettersOf(name: string): readonly string[] {
  const letters = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment.toLocaleUpperCase());
  return letters.filter((letter) => /[\p{L}\p{N}]/u.test(letter));
}
