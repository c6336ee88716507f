/** A sentence with other numbers in it, in the order in which they stand there; further ones stay. */
export function withNumbers(sentence: string, numbers: readonly number[]): string {
  let at = 0;
  return sentence.replaceAll(/\d+/g, (number) => `${numbers[at++] ?? number}`);
}
