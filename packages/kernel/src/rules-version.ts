/** What a match is pinned to: the version of the rules, and of the content where it is not the built-in one. */
import type { GameMeta } from './meta.ts';

/** Other content has a rules version of its own: matches with another pack do not mix. */
export function metaWithContent(meta: GameMeta, hash: string | undefined): GameMeta {
  return hash === undefined ? meta : { ...meta, rulesVersion: `${meta.rulesVersion}+${hash}` };
}

/** The hash of the content that a rules version is pinned to; undefined for the game's own. */
export function contentHashIn(rulesVersion: string): string | undefined {
  return rulesVersion.split('+')[1];
}
