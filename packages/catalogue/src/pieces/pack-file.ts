/** A file of a pack as text, and what names a pack. */
import type { PackFile } from '@captains-table/kernel';
import { canonical, sha256Hex } from '@captains-table/kernel';
import { LIMITS, shortened } from './limits.ts';
import type { Problem } from './problem.ts';

/** A file, or why it is none. Its length is looked at before it is read. */
export function readPackText(name: string, text: string): PackFile | Problem {
  const bytes = new TextEncoder().encode(text).length;
  if (bytes > LIMITS.bytes) {
    return { grade: 'error', file: name, fault: { code: 'limit', limit: 'bytes', most: LIMITS.bytes } };
  }
  try {
    return { name, json: JSON.parse(text) };
  } catch (error) {
    const reason = shortened(error instanceof Error ? error.message : String(error), 120);
    return { grade: 'error', file: name, fault: { code: 'not-json', reason } };
  }
}

/**
 * Names what is written in a pack, whatever its files are called and in which order their fields stand. Whole, unlike the
 * short hash in a rules version: a server that keeps packs of strangers under it must never be given two with the same hash.
 */
export function hashOfPack(files: readonly PackFile[]): string {
  return sha256Hex(canonical(files.map(({ json }) => json)));
}
