/** Something thought about a little at a time, so that a thread can do other work in between. */
export interface Stepwise<T> {
  /** Goes on for about this many milliseconds. True when it is finished. */
  step(milliseconds: number): boolean;
  /** The best answer so far; there is one from the first step on. */
  answer(): T;
}

/** For what needs no thinking. */
export function atOnce<T>(answer: T): Stepwise<T> {
  return { step: () => true, answer: () => answer };
}

export function toTheEnd<T>(work: Stepwise<T>): T {
  while (!work.step(Infinity));
  return work.answer();
}
