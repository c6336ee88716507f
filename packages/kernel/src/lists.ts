/**
 * Lists by seat, place, card …, read by a number that the rules know to be in range. A wrong number
 * is a bug: it stops here, before the game goes on with `undefined`.
 */

/** The item at an index. Not for lists that hold `undefined`. */
export function at<T>(list: ArrayLike<T>, index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`there is no item ${index} in a list of ${list.length}`);
  return item;
}

/** Adds to one number of a list. */
export function add(
  list: { [index: number]: number; readonly length: number },
  index: number,
  by: number,
): void {
  list[index] = at(list, index) + by;
}
