/** Places and the ways between them: for charts that come from outside. */

export interface Way {
  readonly from: string;
  readonly to: string;
}

/** All places that can be reached, the start included. */
export function reachableFrom(start: string, ways: readonly Way[]): ReadonlySet<string> {
  const next = neighbours(ways);
  const reached = new Set([start]);
  for (const place of reached) for (const to of next.get(place) ?? []) reached.add(to);
  return reached;
}

/** A place from which ways lead back to it, or undefined. */
export function placeOnRing(ways: readonly Way[]): string | undefined {
  const next = neighbours(ways);
  const entering = new Map<string, number>();
  for (const { to } of ways) entering.set(to, (entering.get(to) ?? 0) + 1);
  const free = [...next.keys()].filter((place) => !entering.has(place));
  // Places that no way leads to any more are taken away; what cannot be taken away is on a ring, or behind one.
  for (const place of free) {
    for (const to of next.get(place) ?? []) {
      const left = (entering.get(to) ?? 0) - 1;
      entering.set(to, left);
      if (left === 0) free.push(to);
    }
  }
  return [...entering].find(([, left]) => left > 0)?.[0];
}

function neighbours(ways: readonly Way[]): ReadonlyMap<string, readonly string[]> {
  const next = new Map<string, string[]>();
  for (const { from, to } of ways) {
    const list = next.get(from);
    if (list === undefined) next.set(from, [to]);
    else list.push(to);
  }
  return next;
}
