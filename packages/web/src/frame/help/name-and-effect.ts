/** A move in two parts: games write what it does behind the first colon. French has a space before it. */
export function nameAndEffect(move: string): { readonly name: string; readonly effect: string | undefined } {
  const [, name, effect] = /^(.+?)\s?:\s(.+)$/su.exec(move) ?? [];
  return name === undefined ? { name: move, effect: undefined } : { name, effect };
}
