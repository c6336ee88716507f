/** Does the work for each item, a few at a time, in order; begins no more once it is late. */
export async function mapConcurrently<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<R>,
  until = Infinity,
): Promise<readonly R[]> {
  const done: R[] = [];
  let next = 0;
  const goOn = async (): Promise<void> => {
    while (next < items.length && performance.now() < until) {
      const place = next++;
      done[place] = await work(items[place] as T);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, goOn));
  return done;
}
