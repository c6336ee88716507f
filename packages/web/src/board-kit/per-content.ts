/** Values that a board works out from a game's content, once for each content. */
export function perContent<Content extends object, Result>(
  make: (content: Content) => Result,
): (content: Content) => Result {
  const made = new WeakMap<Content, Result>();
  return (content) => {
    const known = made.get(content) ?? make(content);
    made.set(content, known);
    return known;
  };
}
