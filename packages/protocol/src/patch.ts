/**
 * What changed between two JSON values, so that a push carries the change and not the whole.
 * Fields that are undefined count as absent.
 */
import type { Json } from '@captains-table/kernel';
import { isRecord, sameJson } from '@captains-table/kernel';

type Path = readonly (string | number)[];

/**
 * - `[path, value]`: there is now this value
 * - `[path]`: the field is gone
 * - `[path, start, count, items]`: in the list there, `items` stand for `count` items from `start`
 */
export type PatchStep =
  | readonly [path: Path]
  | readonly [path: Path, value: Json]
  | readonly [path: Path, start: number, count: number, items: readonly Json[]];

/** Steps in order; each refers to the value as the ones before it left it. */
export type Patch = readonly PatchStep[];

/** The steps that lead from one value to the other. */
export function diff(from: Json, to: Json): Patch {
  const steps: PatchStep[] = [];
  compare(from, to, [], steps);
  return steps;
}

/** A new value; what was not changed is shared with the old one. Throws when the patch does not fit. */
export function applyPatch<T>(value: T, patch: Patch): T {
  // What the other side compared was of this type before and after.
  const before = value as unknown as Json;
  return patch.reduce((current, step) => changeAt(current, step[0], 0, step), before) as unknown as T;
}

/** `path` is where both stand now: it is changed on the way, and copied where something differs. */
function compare(
  from: Json | undefined,
  to: Json | undefined,
  path: (string | number)[],
  steps: PatchStep[],
): void {
  if (from === to) return;
  if (to === undefined) steps.push([[...path]]);
  else if (Array.isArray(from) && Array.isArray(to)) compareLists(from, to, path, steps);
  else if (isJsonRecord(from) && isJsonRecord(to)) compareRecords(from, to, path, steps);
  else steps.push([[...path], to]);
}

type JsonRecord = Readonly<Record<string, Json | undefined>>;

function isJsonRecord(value: Json | undefined): value is JsonRecord {
  return isRecord(value);
}

/** Its own: a field may be called `constructor`. */
function fieldOf(record: JsonRecord, key: string): Json | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

function compareRecords(
  from: JsonRecord,
  to: JsonRecord,
  path: (string | number)[],
  steps: PatchStep[],
): void {
  for (const key of Object.keys(from)) {
    path.push(key);
    compare(from[key], fieldOf(to, key), path, steps);
    path.pop();
  }
  for (const key of Object.keys(to)) {
    if (Object.hasOwn(from, key)) continue;
    path.push(key);
    compare(undefined, to[key], path, steps);
    path.pop();
  }
}

function compareLists(
  from: readonly Json[],
  to: readonly Json[],
  path: (string | number)[],
  steps: PatchStep[],
): void {
  if (from.length !== to.length) {
    steps.push(splice(from, to, path));
    return;
  }
  for (const [i, item] of to.entries()) {
    path.push(i);
    compare(from[i], item, path, steps);
    path.pop();
  }
}

/** What stands in the place of which items. */
function splice(from: readonly Json[], to: readonly Json[], path: Path): PatchStep {
  const most = Math.min(from.length, to.length);
  let start = 0;
  while (start < most && sameJson(from[start], to[start])) start++;
  let end = 0;
  while (end < most - start && sameJson(from.at(-1 - end), to.at(-1 - end))) end++;
  return [[...path], start, from.length - end - start, to.slice(start, to.length - end)];
}

function changeAt(value: Json | undefined, path: Path, depth: number, step: PatchStep): Json {
  const key = path[depth];
  if (key === undefined) return replace(value, step);
  if (Array.isArray(value) && typeof key === 'number' && key < value.length) {
    return value.with(key, changeAt(value[key], path, depth + 1, step));
  }
  if (!isJsonRecord(value) || typeof key !== 'string') throw misfit(step);
  const { [key]: old, ...others } = value;
  if (step.length === 1 && depth === path.length - 1) return others;
  return { ...others, [key]: changeAt(old, path, depth + 1, step) };
}

function replace(value: Json | undefined, step: PatchStep): Json {
  if (step.length === 2) return step[1];
  if (step.length === 4 && Array.isArray(value)) return value.toSpliced(step[1], step[2], ...step[3]);
  throw misfit(step);
}

function misfit(step: PatchStep): Error {
  return new Error(`the patch does not fit at ${step[0].join('.')}`);
}
