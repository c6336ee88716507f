/** Content as a parameter: the components that a game is made of, and packs that change them. */
import { fitsHash } from './rules-version.ts';
import { canonical } from './json.ts';
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

/** 128 bits: no one can write two boxes with the same hash. */
const HASH_LENGTH = 32;

export function hashOfContent(content: unknown): string {
  return sha256Hex(canonical(content)).slice(0, HASH_LENGTH);
}

/** Fields that say where values come from. */
const PROVENANCE: ReadonlySet<string> = new Set(['source', 'sources']);

/** Names what of the content is played: its provenance may change. */
export function hashOfPlayed(content: unknown): string {
  const played: unknown = JSON.parse(
    JSON.stringify(content, (key, value: unknown) => (PROVENANCE.has(key) ? undefined : value)),
  );
  return hashOfContent(played);
}

/** Whether content is the one that a rules version names. */
export function isHashOf(hash: string, content: unknown): boolean {
  return fitsHash(hash, hashOfContent(content));
}
