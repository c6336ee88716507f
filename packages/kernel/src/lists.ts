import { must } from './must.ts';

/** A list of this many items. A loop, because games are set up often and `Array.from` with a function is slow. */
export function times<T>(count: number, make: (index: number) => T): T[] {
  const list: T[] = [];
  for (let index = 0; index < count; index++) list.push(make(index));
  return list;
}

/** Adds to one number of a list. */
export function add(
  list: { [index: number]: number; readonly length: number },
  index: number,
  by: number,
): void {
  list[index] = must(list[index]) + by;
}
