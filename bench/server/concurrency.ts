/** Does the work for each item, a few at a time, in order; begins no more once it is late. */
export async function mapConcurrently<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<R>,
  until = Infinity,
): Promise<readonly R[]> {
  const done: R[] = [];
  // All workers take from the same iterator.
  const waiting = items.entries();
  const takeTurns = async (): Promise<void> => {
    for (const [place, item] of waiting) {
      if (performance.now() >= until) return;
      done[place] = await work(item);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, takeTurns));
  return done;
}
