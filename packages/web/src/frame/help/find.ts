/** Search by what someone has typed: all words must occur, in any place; accents and capitals do not matter. */
export function finds(asked: string, ...texts: readonly string[]): boolean {
  const known = plain(texts.join(' '));
  return plain(asked)
    .split(/\s+/u)
    .every((word) => known.includes(word));
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase();
}
