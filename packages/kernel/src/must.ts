/**
 * A value that the rules know to be there: an item of a list by seat, place or card, the number of an
 * id. Where it is not, that is a bug, and it stops here before a game goes on with `undefined`.
 *
 * It takes the value and not the list: engines learn how to read a list at each place of the code that
 * reads one, and a shared function that reads all kinds of lists would be slow at every place.
 */
export function must<T>(value: T | undefined): T {
  if (value === undefined) throw missing();
  return value;
}

/** Apart, so that `must` stays small enough to be inlined everywhere. */
function missing(): RangeError {
  return new RangeError('a value that must be there is missing');
}
