/** Packs as strangers might send them: a limited number, or as many as `HOSTILE_UPLOADS` says (such as 10000). */
import { PACK_GAMES, loadPieces } from '@captains-table/catalogue/pieces';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostilePack } from '../../../catalogue/test/hostile/hostile-packs.ts';
import { openTestServer } from '../play/test-server.ts';

const PACKS = Number(process.env['HOSTILE_UPLOADS'] ?? 40) / PACK_GAMES.length;
const SEED = Number(process.env['HOSTILE_SEED'] ?? 21);

test('whatever is sent as a pack is refused in words or kept, and the server goes on', async () => {
  const server = await openTestServer({
    limits: {
      requests: 10_000_000,
      packs: { burst: 1_000_000, perSecond: 1_000_000 },
      packCheck: { games: 1, milliseconds: 1, patience: 600_000, waiting: 20 },
    },
    config: { quotas: { person: {}, address: {} } },
  });
  const mallory = await server.arrive('Mallory');
  // Checked at the end: a file may be nested too deeply to be printed when it fails.
  const wrong = new Set<string>();
  const sum = { kept: 0, refused: 0, slowest: 0 };
  for (const game of PACK_GAMES) {
    const pieces = await loadPieces(game);
    if (pieces === undefined) throw new Error('no pieces');
    await fc.assert(
      fc.asyncProperty(hostilePack(game, pieces), async (file) => {
        const start = performance.now();
        const { status, body } = await mallory.http('POST', '/api/packs', file);
        sum.slowest = Math.max(sum.slowest, Math.round(performance.now() - start));
        if (status === 200) {
          sum.kept++;
          return;
        }
        sum.refused++;
        const { code, message } = (body as unknown as { error: { code: string; message: string } }).error;
        if (!['bad-pack', 'too-large'].includes(code) || /<script|undefined|\[object/.test(message))
          wrong.add(`${status} ${code}: ${message}`);
      }),
      { numRuns: PACKS, seed: SEED, endOnFailure: true },
    );
  }
  if (process.env['HOSTILE_UPLOADS'] !== undefined) console.log(JSON.stringify(sum));
  expect([...wrong]).toEqual([]);
  expect(sum.kept).toBeGreaterThan(0);
  expect(sum.refused).toBeGreaterThan(0);
  expect(await mallory.ask('GET', '/api/me')).toMatchObject({ person: { name: 'Mallory' } });
}, 3_600_000);
