/** A file of a pack as text, and what names a pack. */
import type { PackFile } from '@captains-table/kernel';
import { canonical, isRecord, sha256Hex } from '@captains-table/kernel';
import { LIMITS, isPlainText, shortened } from './limits.ts';
import type { Problem } from './problem.ts';

/** A file, or why it is not a pack. Its length is checked before it is read. */
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
 * A pack is what is written in it, and what that makes of our box: over another version of ours it may make something else.
 * Whole, unlike the hash in a rules version: a server that keeps packs of strangers under it must never be given two with the same.
 */
export function hashOfPack(file: unknown, contentHash: string): string {
  return sha256Hex(canonical({ file, content: contentHash }));
}

/** What its owner calls it; empty where it has no name, or none that fits a label. */
export function nameOfPack(file: unknown): string {
  const name = isRecord(file) ? file['name'] : undefined;
  return typeof name === 'string' && isPlainText(name, LIMITS.name) ? name : '';
}
