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

/** The number of a rules version, whatever its content. */
export function rulesNumberIn(rulesVersion: string): number {
  return Number(rulesVersion.split('+')[0]);
}

/**
 * Whether a match under the rules `from` may go on under `to`: later ones, with the same content. A server that has not been
 * upgraded yet must not turn a match back.
 */
export function mayFollow(from: string, to: string): boolean {
  const content = contentHashIn(from);
  const hash = contentHashIn(to);
  const sameContent =
    content === undefined || hash === undefined ? content === hash : fitsHash(content, hash);
  return sameContent && rulesNumberIn(to) > rulesNumberIn(from);
}

/** Digits of a hash: earlier releases wrote this many. */
const LEAST_LENGTH = 12;

/** Whether a hash in a rules version, which may be a short one, means the content with this hash. */
export function fitsHash(named: string, whole: string): boolean {
  return named === whole || (named.length >= LEAST_LENGTH && whole.startsWith(named));
}
