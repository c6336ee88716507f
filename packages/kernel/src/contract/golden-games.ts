import { expect, test } from 'vitest';
import type { AnyGame } from '../game.ts';
import { isRecord } from '../json.ts';
import { must } from '../must.ts';
import type { AnyTexts, Locale } from '../texts.ts';
import type { NumberedPieces } from './numbering.ts';
import { numberFaults } from './numbering.ts';
import type { Playthrough } from './playthrough.ts';
import { playthrough } from './playthrough.ts';

/** Several whole games, some of them played by a policy. */
const TIMEOUT = 120_000;

/**
 * Golden games: one file each in the game's `playthroughs/`, readable by a person, and one test for all of them, which
 * names those that differ and their first line that does (docs/decisions/015-golden-games.md). `npm run playthroughs`
 * writes them again after a change that is meant.
 *
 * `pieces`: where states refer to pieces by number, the test also compares their numbers with those recorded for this
 * rules version (`numbers.txt`). A new piece belongs at the end of its list. Where it must be elsewhere, or one is taken
 * out, raise the rules version and let `upgrade` give running matches the new numbers; then the record is written again.
 */
export function goldenTests(
  game: AnyGame,
  texts: Readonly<Record<Locale, AnyTexts>>,
  folder: string,
  games: Readonly<Record<string, Playthrough>>,
  pieces?: NumberedPieces,
): void {
  test(
    `the golden games of ${game.meta.id} go as before`,
    async () => {
      const testFile = must(expect.getState().testPath);
      const differences: string[] = [];
      for (const [name, asked] of Object.entries(games)) {
        const played = playthrough(game, texts.en, asked, name);
        try {
          await expect(played).toMatchFileSnapshot(`${folder}/${name}.txt`);
        } catch (mismatch) {
          differences.push(`${name}, ${firstDifference(expectedBy(mismatch), played)}`);
        }
      }
      if (pieces !== undefined)
        differences.push(...(await numberFaults(game.meta.rulesVersion, pieces, testFile, folder)));
      expect(differences.join('\n')).toBe('');
    },
    TIMEOUT,
  );
}

/** What the file contained, as far as the mismatch shows. */
function expectedBy(mismatch: unknown): string {
  const expected = isRecord(mismatch) ? mismatch['expected'] : undefined;
  return typeof expected === 'string' ? expected : '';
}

function firstDifference(before: string, now: string): string {
  const [old, played] = [before.split('\n'), now.split('\n')];
  const place = played.findIndex((line, index) => line !== old[index]);
  const at = place < 0 ? played.length : place;
  return `line ${at + 1}:\n- ${old[at] ?? ''}\n+ ${played[at] ?? ''}`;
}
