/** Lists by seat, nation, location …: every index the rules use is in range. */
export function at<T>(list: readonly T[], index: number): T {
  return list[index] as T;
}

export function add(list: number[], index: number, n: number): void {
  list[index] = (list[index] as number) + n;
}

/** Takes one item out, keeping the order of the others. False when it is not there. */
export function takeOut(list: number[], item: number): boolean {
  const index = list.indexOf(item);
  if (index < 0) return false;
  list.splice(index, 1);
  return true;
}

export function bitsIn(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count++;
  return count;
}

/** How often each thing occurs in a list: two maps and a book. */
export function tallied<Thing>(list: readonly Thing[]): readonly (readonly [which: Thing, count: number])[] {
  const counts = new Map<Thing, number>();
  for (const which of list) counts.set(which, (counts.get(which) ?? 0) + 1);
  return [...counts];
}
