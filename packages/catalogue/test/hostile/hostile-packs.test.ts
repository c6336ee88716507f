/** Bounded: `HOSTILE_PACKS=10000` makes as many of them for a longer look (see CONTRIBUTING). */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { LOCALES } from '@captains-table/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PACK_GAMES, describePieces, loadPackWords, loadPieces } from '../../src/pieces/index.ts';
import { hostilePack } from './hostile-packs.ts';
import { fateOf } from './play-hostile.ts';

const PACKS = Number(process.env['HOSTILE_PACKS'] ?? 200) / PACK_GAMES.length;
const SEED = Number(process.env['HOSTILE_SEED'] ?? 21);

/** What is still held after everything else was thrown away, in megabytes. */
function held(): number {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
  return process.memoryUsage().heapUsed / 1_000_000;
}

/** Compiled code and tables that are made once; a pack that stayed would be 0.2 to 0.5 each. */
const MOST_HELD = 30;

describe.each(PACK_GAMES)('hostile packs of %s', (game) => {
  test('are refused in words, or play their games to an end', async () => {
    const pieces = await loadPieces(game);
    if (pieces === undefined) throw new Error('no pieces');
    const words = await Promise.all(LOCALES.map((locale) => loadPackWords(game, locale)));
    const around = { game, pieces, description: describePieces(pieces), words };
    const sum = { packs: 0, refused: 0, halted: 0, decisions: 0, slowest: 0, held: 0 };
    let before = 0;
    await fc.assert(
      fc.asyncProperty(hostilePack(game, pieces), async (json) => {
        // When every part has been in use.
        if (sum.packs === Math.floor(PACKS / 5)) before = held();
        const fate = await fateOf(json, around, `${SEED}-${sum.packs}`, 1);
        sum.packs++;
        sum.refused += fate.refused ? 1 : 0;
        sum.halted += fate.halted;
        sum.decisions += fate.decisions;
        sum.slowest = Math.max(sum.slowest, Math.round(fate.milliseconds));
      }),
      { numRuns: PACKS, seed: SEED, endOnFailure: true },
    );
    sum.held = Math.round((held() - before) * 10) / 10;
    if (process.env['HOSTILE_PACKS'] !== undefined) console.log(game, JSON.stringify(sum));
    expect(sum.packs).toBe(PACKS);
    expect(sum.refused).toBeGreaterThan(0);
    expect(sum.refused).toBeLessThan(sum.packs);
    expect(sum.held).toBeLessThan(MOST_HELD);
  }, 7_200_000);
});
