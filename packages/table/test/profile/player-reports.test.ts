import { createBot, Observation } from '@captains-table/bots';
import { GAME_IDS, loadGame, loadPlayerReport } from '@captains-table/catalogue';
import type { LoadedGame } from '@captains-table/catalogue';
import type { AnyMatch, PlayerFigures } from '@captains-table/kernel';
import { checkTable, Match, must } from '@captains-table/kernel';
import { describe, expect, test } from 'vitest';
import { RUNGS } from '../../src/profile/figures.ts';
import { figuresOf } from '../../src/profile/game-figures.ts';

const LISTED = ['port-royal', 'caravelas', 'francis-drake', 'maracaibo'];
/** Games that are played until everything a profile can show has occurred. */
const MOST_GAMES = 6;

/** A game of sailors, played to its end. */
function played({ game, policy }: LoadedGame, seed: string): AnyMatch {
  const seats = 3;
  const asked = checkTable(game.meta, seats, {});
  if (!asked.ok) throw new Error('this table cannot be set');
  const match: AnyMatch = new Match(game, { seats, options: asked.options, seed: seed.repeat(16) });
  const bots = Array.from({ length: seats }, (_, seat) =>
    must(createBot('sailor', `${seed}${seat}`, policy)),
  );
  for (;;) {
    const owed = game.pending(match.state)[0];
    if (owed === undefined) return match;
    const move = must(bots[owed.seat]).choose(new Observation(game, asked.options, match.state, owed.seat));
    match.play(owed.seat, move);
  }
}

test('every listed game reports on its players', async () => {
  const games = await Promise.all(GAME_IDS.map(async (id) => [id, await loadPlayerReport(id)] as const));
  expect(games.filter(([, report]) => report !== undefined).map(([id]) => id)).toEqual(LISTED);
});

describe.each(LISTED)('what %s reports about its players', (id) => {
  test('is read from the log, the same each time, and has everything a profile shows', async () => {
    const loaded = must(await loadGame(id));
    const report = must(await loadPlayerReport(id));
    const match = played(loaded, '2a');
    const all: readonly PlayerFigures[] = figuresOf(match, 3, report);
    const again = Match.fromDocument(loaded.game, match.toDocument(true));
    expect(figuresOf(again, 3, report)).toEqual(all);
    const names = (figures: readonly PlayerFigures[]) => figures.flatMap((one) => Object.keys(one));
    const found = new Set(names(all));
    // Not every deal leads to everything that is reported.
    for (let more = 1; more < MOST_GAMES && report.told.some((name) => !found.has(name)); more++) {
      for (const name of names(figuresOf(played(loaded, `2${more}`), 3, report))) found.add(name);
    }
    for (const name of report.told) expect(found).toContain(name);
    for (const name of found) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(report.medals.length).toBeGreaterThanOrEqual(20);
    expect(new Set(report.medals.map((medal) => medal.id)).size).toBe(report.medals.length);
    // No one has most of them after one game.
    const struck = report.medals.filter(({ figure, of }) => all.some((one) => (one[figure] ?? 0) >= of));
    expect(struck.length).toBeLessThan(report.medals.length / 2);
    expect(Object.keys(report.botRatings)).toEqual(RUNGS);
  });
});
