/** Sentences of the log, put together. */

/** A sentence that repeats is shown once: `draws a card ×3`. */
export function toldOnce(sentences: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const sentence of sentences) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  return [...counts].map(([sentence, times]) => (times === 1 ? sentence : `${sentence} ×${times}`));
}

/** The sentences about one player, without the name that each of them begins with. */
export function inOneLine(sentences: readonly string[], name: string): string {
  return toldOnce(sentences)
    .map((sentence) => (sentence.startsWith(`${name} `) ? sentence.slice(name.length + 1) : sentence))
    .join(' · ');
}
