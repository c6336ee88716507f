/** Whether a name is one of those that a record has itself. */
export function isKeyOf<Key extends string>(
  record: Readonly<Record<Key, unknown>>,
  name: string,
): name is Key {
  return Object.hasOwn(record, name);
}
