/** The help of a game: the topic that fits the decision, and all of them under headings. */
import type { AnyTexts, Options } from '@captains-table/kernel';
import type { Chapter } from '../../learn/reference.ts';

export interface Topic {
  readonly id: string;
  /** Its first sentence, which stands for it while it is folded. */
  readonly head: string;
  readonly rest: string;
}

export interface Headed {
  /** Undefined for topics that no chapter names. */
  readonly chapter: string | undefined;
  readonly topics: readonly Topic[];
}

type HelpTexts = Pick<AnyTexts, 'help' | 'helpConcerns'>;

/** The topic of the current decision, if there is one: that of this way to play where it has its own, as `turn@dice`. */
export function topicOf(
  { help = {}, helpConcerns }: HelpTexts,
  decision: string | undefined,
  options: Options,
): string | undefined {
  if (decision === undefined) return undefined;
  const own = Object.keys(help).find(
    (id) => id.startsWith(`${decision}@`) && (helpConcerns?.(id, options) ?? true),
  );
  return help[own ?? decision];
}

/** The rules under their headings: only what concerns a table with these options. */
export function headedTopics(
  texts: HelpTexts,
  chapters: readonly Chapter[],
  options: Options,
): readonly Headed[] {
  const known = Object.entries(texts.help ?? {}).filter(([id]) => texts.helpConcerns?.(id, options) ?? true);
  const topics = new Map(known.map(([id, text]) => [id, { id, ...split(text) }]));
  const named = new Set(chapters.flatMap(({ topics: ids }) => ids));
  const others = [...topics.keys()].filter((id) => !named.has(id));
  return [
    ...chapters.map(({ id, topics: ids }) => ({ chapter: id, ids })),
    { chapter: undefined, ids: others },
  ]
    .map(({ chapter, ids }) => ({ chapter, topics: ids.flatMap((id) => topics.get(id) ?? []) }))
    .filter((headed) => headed.topics.length > 0);
}

function split(text: string): { readonly head: string; readonly rest: string } {
  const end = /[.!?…](?=\s)/u.exec(text);
  if (end === null) return { head: text, rest: '' };
  return { head: text.slice(0, end.index + 1), rest: text.slice(end.index + 1).trim() };
}
