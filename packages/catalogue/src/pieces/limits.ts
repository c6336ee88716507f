/** How large a pack may be, so that reading, checking and playing it stays cheap. All limits are here. */
import { isRecord } from '@captains-table/kernel';
import { MOST_DECISIONS } from '@captains-table/kernel/guarded-game';
import type { Fault, Problem } from './problem.ts';

export const LIMITS = {
  /** All of Maracaibo, our largest box, is 230 kB: a pack that replaces every piece still fits. */
  bytes: 1_000_000,
  /** An effect in an effect in a card needs 10. Deeper ones would overflow what reads them. */
  depth: 24,
  /** Numbers, texts, lists and records of a file: all of Maracaibo has 22,000. */
  values: 100_000,
  /** Our longest list has 247 cards; decks are shuffled, dealt and drawn on every screen. */
  pieces: 600,
  /** The same inside one piece: bounds what one effect can do. Our largest piece has 130. */
  valuesInPiece: 400,
  /** Names and notes: a name must fit a label. */
  name: 60,
  note: 500,
  /** Ids, and anything else. */
  text: 100,
  /** No printed number is larger; a sum of many stays exact. */
  number: 100_000,
  /** Our longest random game has 4,400 decisions. A longer one is ended: it must not keep a server busy. */
  decisions: MOST_DECISIONS,
} as const;

/** They mean something to the language itself. */
const RESERVED = new Set(['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty']);

/**
 * Letters that do not show or change what is around them (control characters, marks that turn the direction of
 * writing, halves of pairs, private ones), and those that markup begins with.
 */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}<>]/u;

/** A text of a pack's own file: one line, written as it reads. */
export function isPlainText(text: string, most: number): boolean {
  return text.length <= most && text === text.trim() && !UNSAFE.test(text);
}

/**
 * Finds what is too large in a file before anything else reads it. Walks without recursion, because it guards against
 * depth.
 */
export function overLimits(file: string, json: unknown): Problem[] {
  const problems: Problem[] = [];
  const todo: { readonly value: unknown; readonly path: string; readonly depth: number }[] = [
    { value: json, path: '', depth: 0 },
  ];
  let values = 0;
  for (let next = todo.pop(); next !== undefined && problems.length < 20; next = todo.pop()) {
    const { value, path, depth } = next;
    const report = (fault: Fault) =>
      problems.push({ grade: 'error', file, ...(path !== '' && { field: shortened(path) }), fault });
    values++;
    if (values > LIMITS.values) {
      report({ code: 'limit', limit: 'values', most: LIMITS.values });
      return problems;
    }
    if (depth > LIMITS.depth) {
      report({ code: 'limit', limit: 'depth', most: LIMITS.depth });
      return problems;
    }
    const fault = faultOf(value, path);
    if (fault !== undefined) report(fault);
    const within = (name: string) => (path === '' ? name : `${path}.${name}`);
    if (Array.isArray(value)) {
      for (const [at, item] of value.entries())
        todo.push({ value: item, path: within(`${at}`), depth: depth + 1 });
    } else if (isRecord(value)) {
      for (const key of Object.keys(value)) {
        const inner = { value: value[key], path: within(key), depth: depth + 1 };
        if (RESERVED.has(key)) {
          problems.push({
            grade: 'error',
            file,
            field: shortened(inner.path),
            fault: { code: 'reserved-name' },
          });
        } else if (key.length > LIMITS.text || UNSAFE.test(key)) {
          problems.push({
            grade: 'error',
            file,
            ...(path !== '' && { field: shortened(path) }),
            fault: { code: 'characters' },
          });
        } else todo.push(inner);
      }
    }
  }
  return problems;
}

function faultOf(value: unknown, path: string): Fault | undefined {
  if (typeof value === 'string') {
    const most = path === 'note' ? LIMITS.note : LIMITS.text;
    if (value.length > most) return { code: 'limit', limit: 'text', most };
    if (UNSAFE.test(value)) return { code: 'characters' };
  } else if (typeof value === 'number') {
    // Neither NaN nor Infinity is below it.
    if (!(Math.abs(value) <= LIMITS.number)) return { code: 'limit', limit: 'number', most: LIMITS.number };
  }
  return undefined;
}

/** How many numbers, texts, lists and records a value is made of. */
export function sizeOf(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + sizeOf(item), 1);
  if (isRecord(value)) return Object.values(value).reduce((sum: number, item) => sum + sizeOf(item), 1);
  return 1;
}

/** A path or a value for a message: one short line of visible letters. */
export function shortened(text: string, most = 60): string {
  const visible = text.replaceAll(new RegExp(UNSAFE, 'gu'), '\u{FFFD}');
  return visible.length <= most ? visible : `${visible.slice(0, most - 1)}…`;
}
