/** Content as a parameter: the components that a game is made of, and packs that change them. */
import { canonical } from './json.ts';
import type { GameMeta } from './meta.ts';
import { sha256Hex } from './sha256.ts';

/** Content of any game, where its own type does not matter. */
// oxlint-disable-next-line typescript/no-explicit-any -- each game has a type of its own for it
export type AnyContent = any;

/** A file of a content pack as it was read: its name, for messages, and its JSON. */
export interface PackFile {
  readonly name: string;
  readonly json: unknown;
}

/** What is wrong with a pack: names file, piece and field. */
export class ContentPackError extends Error {
  override readonly name = 'ContentPackError';
}

const HASH_LENGTH = 12;

export function hashOfContent(content: unknown): string {
  return sha256Hex(canonical(content)).slice(0, HASH_LENGTH);
}

/** Other content has a rules version of its own: matches with another pack do not mix. */
export function metaWithContent(meta: GameMeta, hash: string | undefined): GameMeta {
  return hash === undefined ? meta : { ...meta, rulesVersion: `${meta.rulesVersion}+${hash}` };
}

/** The hash of the content that a rules version is pinned to; undefined for the game's own. */
export function contentHashIn(rulesVersion: string): string | undefined {
  return rulesVersion.split('+')[1];
}
