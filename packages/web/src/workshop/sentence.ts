/** Effects as sentences with blanks: `{coins|coin|coins}` is a field with the word for one and for more after it. */
import type { Field, PackWords } from '@captains-table/catalogue/pieces';
import { ownField } from '@captains-table/kernel';

export interface SentencePart {
  readonly text: string;
  /** The field that follows, and the word after it. */
  readonly blank?: { readonly field: Field; readonly noun: string };
}

const BLANK = /\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g;

/**
 * The sentence of the innermost case that has one; undefined without one, or while it names a field that is not there.
 * `verbs`: the fields that choose the case, from outside to inside.
 */
export function sentenceOf(
  verbs: readonly string[],
  value: Readonly<Record<string, unknown>>,
  fields: readonly Field[],
  { words }: { readonly words: PackWords },
): readonly SentencePart[] | undefined {
  const { sentences = {} } = words.pieces;
  const told = verbs.flatMap((by) => ownField(sentences, `${by}.${String(value[by])}`) ?? []).at(-1);
  if (told === undefined) return undefined;
  const parts: SentencePart[] = [];
  let from = 0;
  for (const match of told.matchAll(BLANK)) {
    const [whole, name, one, many] = match;
    const field = fields.find((known) => known.name === name);
    if (field === undefined) return undefined;
    const noun = (words.isOne(value[field.name]) ? one : many) ?? '';
    parts.push({ text: told.slice(from, match.index), blank: { field, noun: noun && ` ${noun}` } });
    from = match.index + whole.length;
  }
  return [...parts, { text: told.slice(from) }];
}
