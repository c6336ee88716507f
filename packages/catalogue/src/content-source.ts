/** Content other than the games' own: from content packs. */
import type { MatchDocument } from '@captains-table/kernel';
import { contentHashIn, fitsHash, isHashOf } from '@captains-table/kernel';

/** The content of one game, as a pack makes it. */
export interface PackedContent {
  readonly game: string;
  /** A rules version is pinned to it. */
  readonly hash: string;
  /** Plain JSON. */
  readonly content: unknown;
  /** The pack that made it, as one file, where it is known. */
  readonly file?: unknown;
}

export interface ContentSource {
  /** The hash of the content that new tables of a game get; undefined for the built-in content. */
  readonly current: (game: string) => string | undefined;
  /** Undefined where no such content is known. */
  readonly find: (game: string, hash: string) => Promise<unknown>;
}

export const BUILT_IN: ContentSource = { current: () => undefined, find: async () => undefined };

export function contentSource(packed: readonly PackedContent[]): ContentSource {
  return {
    current: (game) => packed.find((one) => one.game === game)?.hash,
    find: async (game, hash) => packed.find((one) => one.game === game && fitsHash(hash, one.hash))?.content,
  };
}

/**
 * The content that the document of a match brings along, if it is the one that its rules version names. It may come from a
 * stranger: only rules that are guarded should be given it.
 */
export function contentInDocument({
  game,
  rules,
  content,
}: Pick<MatchDocument, 'game' | 'rules' | 'content'>): PackedContent | undefined {
  const hash = contentHashIn(rules);
  if (hash === undefined || content === undefined || !isHashOf(hash, content)) return undefined;
  return { game, hash, content };
}
