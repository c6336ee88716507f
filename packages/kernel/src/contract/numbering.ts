/** That pieces keep their numbers: a state refers to pieces by number, so with other numbers a running match would have other cards. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

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
 * Compares the numbers with those recorded in `file` for the same rules version. A piece belongs at the end of its list. Where it
 * must be elsewhere, or one is taken out, raise the rules version, let `upgrade` give running matches the new numbers, and
 * record them with `npx vitest run numbers --update`.
 */
export function numberingTests(rulesVersion: string, pieces: NumberedPieces, file: string): void {
  describe(`numbers of pieces under rules version ${rulesVersion}`, () => {
    test('are as recorded', async () => {
      const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
      const recorded = readRecord(before);
      const isSame = recorded.rulesVersion === rulesVersion;
      expect(isSame ? renumbered(recorded.pieces, pieces) : []).toEqual([]);
      // Pieces at the end of a list need no new record.
      await expect(isSame ? before : writeRecord(rulesVersion, pieces)).toMatchFileSnapshot(file);
    });
  });
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
