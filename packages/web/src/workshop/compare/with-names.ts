interface Differing {
  readonly collection: string;
  readonly piece?: string;
}

/** Differences with the names of their pieces; where several are called the same, with their ids as well. */
export function withNames<Of extends Differing>(
  differences: readonly Of[],
  nameOf: (difference: Of) => string,
): readonly (Of & { readonly name: string })[] {
  const names = differences.map(nameOf);
  const times = new Map<string, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  return differences.map((difference, at) => {
    const name = names[at] ?? '';
    const { piece } = difference;
    const isOne = piece === undefined || (times.get(name) ?? 0) < 2;
    return { ...difference, name: isOne ? name : `${name} (${piece})` };
  });
}
