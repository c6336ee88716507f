/** Small sums for tests that count the components. */
export const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);
export const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
export const unique = (list: readonly unknown[]) => new Set(list).size === list.length;

/** How often each name occurs. */
export function tally(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
