/** Texts that are made of numbers, such as a column and a row: `c04r12`. */

export function numbersIn(text: string): readonly number[] {
  return (text.match(/\d+/g) ?? []).map(Number);
}

/** The text with another number in one place, with as many digits as were there. */
export function withNumber(text: string, at: number, number: number): string {
  let place = -1;
  return text.replaceAll(/\d+/g, (digits) => {
    place++;
    return place === at ? String(number).padStart(digits.length, '0') : digits;
  });
}

/** The highest number for which there are digits. */
export function mostAt(text: string, at: number): number {
  return 10 ** (text.match(/\d+/g)?.[at]?.length ?? 1) - 1;
}
