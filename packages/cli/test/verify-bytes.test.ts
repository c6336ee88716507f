/** A change of one byte of an exported match is found, wherever it is. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS, loadGame } from '@captains-table/catalogue';
import type { AnyGame, AnyMatch } from '@captains-table/kernel';
import { below, parseMatchDocument } from '@captains-table/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cli, playedMatch, temporaryFolder } from './cli.ts';

const folder = temporaryFolder();
const file = join(folder, 'match.json');

/** What is no JSON is refused at once (`verify.test.ts`): the command need not be run for it. */
async function verified(bytes: Buffer): Promise<boolean> {
  if (!isJson(bytes.toString())) return false;
  writeFileSync(file, bytes);
  return (await cli('verify match.json', { folder })).code === 0;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Random moves, at times taken back by the players who made them. */
function playedWithRegrets(game: AnyGame, seats: number, seed: string): AnyMatch {
  return playedMatch(game, seats, seed, (match, seat, chance) => {
    if (below(chance, 4) === 0) match.undo(seat);
  });
}

type Change = 'replace' | 'insert' | 'delete';

function changed(text: string, change: Change, at: number, byte: number): Buffer {
  const bytes = Buffer.from(text);
  const rest = change === 'insert' ? at : at + 1;
  const put = change === 'delete' ? [] : [byte];
  return Buffer.concat([bytes.subarray(0, at), Buffer.from(put), bytes.subarray(rest)]);
}

const SPACE = new Set(Buffer.from(' \t\n\r'));
const byte = fc.integer({ min: 0, max: 255 }).filter((value) => !SPACE.has(value));

describe.each(GAME_IDS)('%s', (id) => {
  test('no byte can be changed, added or taken away', async () => {
    const loaded = await loadGame(id);
    if (loaded === undefined) throw new Error(`there is no ${id}`);
    const seats = loaded.game.meta.modes[0]?.players.min ?? 2;
    const match = playedWithRegrets(loaded.game, seats, 'a');
    expect(match.log.some((entry) => 'undo' in entry)).toBe(id !== 'tic-tac-toe');
    const text = JSON.stringify(match.toDocument(true));
    expect(await verified(Buffer.from(text))).toBe(true);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom<Change>('replace', 'insert', 'delete'),
        fc.nat(text.length - 1),
        byte,
        async (change, at, value) => {
          const bytes = changed(text, change, at, value);
          fc.pre(!bytes.equals(Buffer.from(text)));
          expect(await verified(bytes)).toBe(false);
        },
      ),
      { numRuns: 60 },
    );
  }, 300_000);
});

describe('stowaways, every byte of it', () => {
  const bytes = (async () => {
    const loaded = await loadGame('stowaways');
    if (loaded === undefined) throw new Error('there are no stowaways');
    return JSON.stringify(playedWithRegrets(loaded.game, 2, 'b').toDocument(true));
  })();

  /** What is most likely to look like nothing: a sign, an escape, another digit or letter. */
  test.each(['-', '\\', '0', 'A'])(
    'with %s',
    async (letter) => {
      const text = await bytes;
      const value = letter.charCodeAt(0);
      const accepted: string[] = [];
      for (let at = 0; at < text.length; at++) {
        for (const change of ['replace', 'insert'] as const) {
          if (change === 'replace' && text[at] === letter) continue;
          if (await verified(changed(text, change, at, value))) accepted.push(`${change} at ${at}`);
        }
      }
      expect(accepted).toEqual([]);
    },
    300_000,
  );

  test('white space between its words is free', async () => {
    const text = JSON.stringify(JSON.parse(await bytes), undefined, 2);
    expect(await verified(Buffer.from(`\r\n${text}\n\t`))).toBe(true);
  });

  test('an export of an earlier version, without a digest, is verified', async () => {
    const document = { ...parseMatchDocument(JSON.parse(await bytes)), digest: undefined };
    expect(await verified(Buffer.from(JSON.stringify(document)))).toBe(true);
    const renamed = JSON.stringify(document).replace('"marks"', '"marcs"');
    expect(await verified(Buffer.from(renamed))).toBe(false);
    const twice = JSON.stringify(document).replace('"seats"', '"seats":9,"seats"');
    expect(await verified(Buffer.from(twice))).toBe(false);
  });
});
