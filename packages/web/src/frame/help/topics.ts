/** The help of a game, the topic that fits the decision first. */
import type { AnyTexts, Options } from '@captains-table/kernel';

interface Topic {
  readonly id: string;
  /** Its first sentence, which stands for it while it is folded. */
  readonly head: string;
  readonly rest: string;
}

interface Topics {
  /** About the decision at hand, where there is a topic for it. */
  readonly now: string | undefined;
  readonly others: readonly Topic[];
}

/** Only what concerns a table with these options. */
export function topicsFor(
  texts: Pick<AnyTexts, 'help' | 'helpConcerns'>,
  decision: string | undefined,
  options: Options,
): Topics {
  const known = Object.entries(texts.help ?? {})
    .filter(([id]) => id === decision || (texts.helpConcerns?.(id, options) ?? true))
    .map(([id, text]) => ({ id, text }));
  return {
    now: known.find(({ id }) => id === decision)?.text,
    others: known.filter(({ id }) => id !== decision).map(({ id, text }) => ({ id, ...split(text) })),
  };
}

function split(text: string): { readonly head: string; readonly rest: string } {
  const end = /[.!?…](?=\s)/u.exec(text);
  if (end === null) return { head: text, rest: '' };
  return { head: text.slice(0, end.index + 1), rest: text.slice(end.index + 1).trim() };
}
