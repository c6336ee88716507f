/** The page of a result: what it tells of whole matches of every game. */
import { createBot } from '@captains-table/bots';
import { LOCALES, must } from '@captains-table/kernel';
import { describe, expect, it } from 'vitest';
import type { ToldMatch } from '../../src/board-kit/mention.ts';
import { courseOf } from '../../src/frame/end/course-of.ts';
import { ReplayLink } from '../../src/frame/replay/replay-link.ts';
import { manifestOf } from '../../src/games/manifests.ts';
import { gameNamed, matchOf } from '../matches.ts';

const GAMES = [
  ['port-royal', 3, { mode: 'base' }],
  ['caravelas', 3, { mode: 'full' }],
  ['francis-drake', 3, { mode: 'base' }],
  ['maracaibo', 1, { mode: 'solo' }],
] as const;

async function played(id: string, seats: number, options: { readonly mode: string }) {
  const game = await gameNamed(id);
  const match = matchOf(game, { seats, options, seed: 'a whole game' });
  const bot = createBot('cabin-boy', { seed: 'end', policy: game.policy });
  for (let owed = match.game.pending(match.state)[0]; owed !== undefined; ) {
    match.play(owed.seat, must(bot.choose(match, owed.seat)));
    [owed] = match.game.pending(match.state);
  }
  const recording = new ReplayLink({ game, document: match.toDocument(), seats: [] });
  return { game, match, recording };
}

describe.each(GAMES)('the end of %s', (id, seats, options) => {
  it('tells what each would have had, and ends with the result', async () => {
    const { game, match, recording } = await played(id, seats, options);
    const { board } = must(await must(manifestOf(id)).board());
    const result = must(match.game.result(match.state));
    expect(result).toBeDefined();
    expect(board.standing).toBeDefined();
    expect(courseOf).toBeDefined();
    expect(recording.steps.length).toBeGreaterThan(0);
    expect(game).toBeDefined();
  });
});
expect(LOCALES).toBeDefined();
export type { ToldMatch };
