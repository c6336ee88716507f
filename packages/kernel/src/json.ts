/** JSON values: what states, moves, views and match documents are made of. */
export type Scalar = string | number | boolean;
export type Json = Scalar | null | readonly Json[] | { readonly [key: string]: Json | undefined };

/** One text for one value, whatever the order of its keys: for hashes, keys and comparisons. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item ?? null)).join(',')}]`;
  if (isRecord(value)) {
    const parts = Object.keys(value)
      .filter((key) => value[key] !== undefined)
      .sort()
      .map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`);
    return `{${parts.join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** A whole number from 0 on. */
export function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0;
}

export function isList<T>(value: unknown, isItem: (item: unknown) => item is T): value is T[] {
  return Array.isArray(value) && value.every(isItem);
}

/** Equal as JSON. Fields that are undefined count as absent. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!sameJson(a[i], b[i])) return false;
    return true;
  }
  if (!isRecord(a) || !isRecord(b)) return false;
  for (const key in a) if (a[key] !== undefined && !sameJson(a[key], ownField(b, key))) return false;
  for (const key in b) if (b[key] !== undefined && ownField(a, key) === undefined) return false;
  return true;
}

/** A field of the record itself: whatever came from outside may be called `constructor`. */
export function ownField<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** Where a value stops being JSON-safe (`undefined`, `NaN`, a Map, a hole…), or undefined. */
export function notJsonAt(value: unknown, path = 'state'): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : path;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const found = notJsonAt(value[i], `${path}[${i}]`);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (!isRecord(value) || Object.getPrototypeOf(value) !== Object.prototype) return path;
  for (const [key, item] of Object.entries(value)) {
    const found = notJsonAt(item, `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The path of the first difference between two JSON values, or undefined. */
export function firstDifference(a: unknown, b: unknown, path = ''): string | undefined {
  if (sameJson(a, b)) return undefined;
  if (Array.isArray(a) && Array.isArray(b)) {
    for (let i = 0; i < Math.max(a.length, b.length); i++) {
      const found = firstDifference(a[i], b[i], `${path}[${i}]`);
      if (found !== undefined) return found;
    }
  } else if (isRecord(a) && isRecord(b)) {
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      const found = firstDifference(a[key], b[key], path === '' ? key : `${path}.${key}`);
      if (found !== undefined) return found;
    }
  }
  return path === '' ? '(the whole)' : path;
}
