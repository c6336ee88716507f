/** `work` answers how many things it did. */
export function perSecond(work: () => number): number {
  const start = performance.now();
  const done = work();
  return (done * 1000) / (performance.now() - start);
}

/** `work` answers how many things it did. */
export function microsecondsEach(work: () => number): number {
  return 1e6 / perSecond(work);
}
