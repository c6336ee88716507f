import { must } from './must.ts';

/** Adds to one number of a list. */
export function add(
  list: { [index: number]: number; readonly length: number },
  index: number,
  by: number,
): void {
  list[index] = must(list[index]) + by;
}
