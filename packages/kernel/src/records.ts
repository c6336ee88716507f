/** The keys of a record, as the names its type says it has. */
export function keysOf<R extends object>(record: R): Extract<keyof R, string>[] {
  const keys: Extract<keyof R, string>[] = [];
  for (const key in record) if (Object.hasOwn(record, key)) keys.push(key);
  return keys;
}

/** The fields that have a value: an optional field is absent, never undefined. */
export function defined<R extends object>(fields: R): Present<R> {
  const present: Present<R> = {};
  for (const key of keysOf(fields)) {
    const value = fields[key];
    if (value !== undefined) present[key] = value;
  }
  return present;
}

type Present<R> = { [K in keyof R]?: NonNullable<R[K]> | (R[K] & null) };
