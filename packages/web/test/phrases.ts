/** Every phrase of some texts by its path; those with parameters are asked with `examples`. */
export function phrasesOf(
  texts: unknown,
  examples: readonly unknown[],
  path = '',
): readonly (readonly [path: string, phrase: string])[] {
  if (typeof texts === 'function') return [[path, String(texts(...examples))]];
  if (typeof texts !== 'object' || texts === null) return [[path, String(texts)]];
  return Object.entries(texts).flatMap(([key, inner]) => phrasesOf(inner, examples, `${path}/${key}`));
}
