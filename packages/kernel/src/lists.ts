/**
 * Lists by seat, place, card …, read by a number that the rules know to be in range. A wrong number
 * is a bug: it stops here, before the game goes on with `undefined`.
 */

/** The item at an index. */
export function at<T>(list: ArrayLike<T>, index: number): T {
  const item = list[index];
  if (item === undefined && !(index in list)) {
    throw new RangeError(`there is no item ${index} in a list of ${list.length}`);
  }
  // The index is in range: an item that is undefined is one of the list's own.
  return item as T;
}

/** Adds to one number of a list. */
export function add(
  list: { [index: number]: number; readonly length: number },
  index: number,
  by: number,
): void {
  list[index] = at(list, index) + by;
}
