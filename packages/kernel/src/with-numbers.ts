/** Replaces the numbers of a sentence in their order. If it has more than are given, the rest stay. */
export function withNumbers(sentence: string, numbers: readonly number[]): string {
  let at = 0;
  return sentence.replaceAll(/\d+/g, (number) => `${numbers[at++] ?? number}`);
}
