/** That pieces keep their numbers: a state refers to pieces by number, so with other numbers a running match would have other cards. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';

/** The ids of pieces, in the order of their numbers. */
export type NumberedPieces = Readonly<Record<string, readonly string[]>>;

/** Each list that has other numbers than recorded, with the first piece that differs. New pieces may come at the end. */
export function renumbered(recorded: NumberedPieces, now: NumberedPieces): readonly string[] {
  return Object.entries(recorded).flatMap(([list, ids]) => {
    const at = ids.findIndex((id, number) => now[list]?.[number] !== id);
    return at < 0 ? [] : [`${list}: number ${at} was ${ids[at]}, and is ${now[list]?.[at] ?? 'nothing'}`];
  });
}

/**
 * Which pieces have other numbers than recorded for this rules version, in a folder beside the test; for another version
 * the record is written again.
 */
export async function numberFaults(
  rulesVersion: string,
  pieces: NumberedPieces,
  testFile: string,
  folder: string,
): Promise<readonly string[]> {
  const file = join(dirname(testFile), folder, 'numbers.txt');
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const recorded = readRecord(before);
  // Pieces at the end of a list need no new record.
  if (recorded.rulesVersion === rulesVersion) return renumbered(recorded.pieces, pieces);
  await expect(writeRecord(rulesVersion, pieces)).toMatchFileSnapshot(file);
  return [];
}

/** A line for the version, and one for each list. */
function writeRecord(rulesVersion: string, pieces: NumberedPieces): string {
  const lists = Object.entries(pieces).map(([list, ids]) => `${list}: ${ids.join(' ')}\n`);
  return `rules version: ${rulesVersion}\n${lists.join('')}`;
}

function readRecord(text: string): { readonly rulesVersion: string; readonly pieces: NumberedPieces } {
  const lines = text.split('\n').flatMap((line) => {
    const at = line.indexOf(': ');
    return at < 0 ? [] : [[line.slice(0, at), line.slice(at + 2)] as const];
  });
  const { 'rules version': rulesVersion = '', ...lists } = Object.fromEntries(lines);
  const pieces = Object.entries(lists).map(([list, ids]) => [list, ids.split(' ')] as const);
  return { rulesVersion, pieces: Object.fromEntries(pieces) };
}
