import { expect, test } from 'vitest';
import type { AnyGame } from '../game.ts';
import { isRecord } from '../json.ts';
import type { AnyTexts, Locale } from '../texts.ts';
import type { Playthrough } from './playthrough.ts';
import { playthrough } from './playthrough.ts';

/** Several whole games, some of them played by a policy. */
const TIMEOUT = 120_000;

/**
 * Golden games: one file each in the game's `playthroughs/`, readable by a person, and one test for all of them, which
 * names those that differ and their first line that does (docs/decisions/015-golden-games.md). `npm run playthroughs`
 * writes them again after a change that is meant.
 */
export function goldenTests(
  game: AnyGame,
  texts: Readonly<Record<Locale, AnyTexts>>,
  folder: string,
  games: Readonly<Record<string, Playthrough>>,
): void {
  test(
    `the golden games of ${game.meta.id} go as before`,
    async () => {
      const differences: string[] = [];
      for (const [name, asked] of Object.entries(games)) {
        const played = playthrough(game, texts.en, asked, name);
        try {
          await expect(played).toMatchFileSnapshot(`${folder}/${name}.txt`);
        } catch (mismatch) {
          differences.push(`${name}, ${firstDifference(expectedBy(mismatch), played)}`);
        }
      }
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
