/** What someone who types is looking for: every word of it, wherever it stands, without minding accents and capitals. */
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
