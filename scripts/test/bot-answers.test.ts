import { expect, test } from 'vitest';
import { inTemporaryFolder } from '../../bench/server/server-process.ts';
import { openAdmiralTables, measureAnswers } from '../../bench/server/bot-answers.ts';
import { startOurs } from '../../bench/server/ours.ts';
import { ensureBuilt } from '../bootstrap.mjs';

/** `npm run bench -- --only server/bot-answers` measures the same for longer. */
test('25 tables with admirals that a guest left behind do not keep another person’s cabin-boy from answering', async () => {
  ensureBuilt({ quiet: true });
  const [alone, answers] = await inTemporaryFolder(async (folder) => {
    const server = await startOurs(folder);
    try {
      const first = await measureAnswers(server.url, 2);
      await openAdmiralTables(server.url, 25, false);
      return [first, await measureAnswers(server.url, 6)] as const;
    } finally {
      await server.end();
    }
  });
  expect(answers.count).toBeGreaterThan(5);
  // Where other programs slow the machine down, they slow a lone cabin-boy down as well.
  expect(answers.p99).toBeLessThan(Math.max(1_500, 10 * alone.p99));
}, 180_000);
