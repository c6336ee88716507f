import { loadGame } from '@captains-table/catalogue';
import type { Campaign, GameState } from '@captains-table/kernel';
import { must } from '@captains-table/kernel';
import { describe, expect, test } from 'vitest';
import type { GameSource } from '../src/io.ts';
import { MOST_TRIES } from '../src/simulate/campaign-job.ts';
import type { CampaignSimulation } from '../src/simulate/campaigns.ts';
import { cli, json } from './cli.ts';

const VOYAGE = 'simulate stowaways --campaign --mode voyage --players 3 --seed s';

/** Stowaways with a fault in its campaign. */
function faulty(change: (campaign: Campaign<GameState>) => Partial<Campaign<GameState>>): GameSource {
  const load = async () => {
    const loaded = must(await loadGame('stowaways'));
    const campaign: Campaign<GameState> = must(loaded.game.campaign);
    return { ...loaded, game: { ...loaded.game, campaign: { ...campaign, ...change(campaign) } } };
  };
  return { ids: ['stowaways'], load };
}

describe('simulate --campaign', () => {
  test('plays whole campaigns and counts games, tries and pages', async () => {
    const told = await json<CampaignSimulation>(`${VOYAGE} --games 40 --option purse=3`);
    expect(told).toMatchObject({
      game: 'stowaways',
      players: 3,
      campaigns: 40,
      finished: 40,
      unfinished: 0,
      options: { mode: 'voyage', purse: 3, chapter: 1 },
      bots: ['random', 'random', 'random'],
      seed: 's',
      pagesNeverRead: [],
    });
    expect(told.pagesRead).toEqual([
      'departure',
      'ice',
      'calm',
      'landfall',
      'storm',
      'open-sea',
      'coast',
      'home',
    ]);
    const { chapters, gamesPerCampaign, games } = told;
    expect(chapters.map(({ chapter, reached }) => [chapter, reached])).toEqual([
      [1, 40],
      [2, 40],
      [3, 40],
    ]);
    expect(chapters.reduce((sum, { played }) => sum + played, 0)).toBe(games);
    expect(gamesPerCampaign.mean).toBeCloseTo(games / 40);
    expect(gamesPerCampaign.min).toBeGreaterThanOrEqual(3);
    expect(gamesPerCampaign.max).toBeGreaterThan(gamesPerCampaign.min);
    for (const { played, reached, wonAtFirst } of chapters) {
      expect(played).toBeGreaterThan(reached);
      expect(wonAtFirst).toBeGreaterThan(0);
      expect(wonAtFirst).toBeLessThan(reached);
    }
  });

  test.each(['adventure-cooperative', 'adventure-competitive'])(
    'plays The Adventure Begins through all five chapters: %s',
    async (mode) => {
      const told = await json<CampaignSimulation>(
        `simulate port-royal --campaign --mode ${mode} --players 2 --games 1 --bots sailor --seed a`,
      );
      expect(told).toMatchObject({ campaigns: 1, finished: 1, unfinished: 0 });
      expect(told.chapters.map(({ chapter, reached }) => [chapter, reached])).toEqual(
        [1, 2, 3, 4, 5].map((chapter) => [chapter, 1]),
      );
      expect(told.gamesPerCampaign.min).toBeGreaterThanOrEqual(5);
      const endings = ['cover', 'chapter-2', 'chapter-3', 'chapter-4', 'chapter-5', '65'];
      expect(endings.filter((page) => !told.pagesRead.includes(page))).toEqual([]);
    },
    60_000,
  );

  test('plays the same campaigns from the same seed', async () => {
    const timeless = async () => {
      const { seconds, decisionsPerSecond, gamesPerSecond, ...told } = await json<CampaignSimulation>(
        `${VOYAGE} --games 5`,
      );
      expect([seconds, decisionsPerSecond, gamesPerSecond].every(Number.isFinite)).toBe(true);
      return told;
    };
    expect(await timeless()).toEqual(await timeless());
  });

  test('names the pages that no campaign came to', async () => {
    const told = await json<CampaignSimulation>(`${VOYAGE} --games 2 --option chapter=3`);
    expect(told.chapters.map(({ chapter }) => chapter)).toEqual([3]);
    expect(told.pagesNeverRead).toContain('departure');
    expect(told.pagesRead).toContain('home');
  });

  test('leaves that out where the game does not list its pages', async () => {
    const load = async () => {
      const loaded = must(await loadGame('stowaways'));
      const { pageIds: _, ...campaign }: Campaign<GameState> = must(loaded.game.campaign);
      return { ...loaded, game: { ...loaded.game, campaign } };
    };
    const games: GameSource = { ids: ['stowaways'], load };
    const told = await json<CampaignSimulation>(`${VOYAGE} --games 2`, { games });
    expect(told).not.toHaveProperty('pagesNeverRead');
    expect(told.pagesRead).toContain('home');
  });

  test('gives a campaign up that never gets past a chapter, and counts it as unfinished', async () => {
    const games = faulty((campaign) => ({
      after: (carry, state) => ({ ...campaign.after(carry, state), chapter: 1 }),
    }));
    expect(await json(`${VOYAGE} --games 2`, { games })).toMatchObject({
      campaigns: 2,
      finished: 0,
      unfinished: 2,
      games: 2 * MOST_TRIES,
      chapters: [{ chapter: 1, played: 2 * MOST_TRIES, reached: 2, wonAtFirst: 0 }],
    });
  });

  test('in words', async () => {
    const { code, out } = await cli(`${VOYAGE} --games 10`);
    expect(code).toBe(0);
    expect(out).toMatch(/10 campaigns, 10 finished, 0 unfinished/);
    expect(out).toMatch(/games a campaign: mean \d/);
    expect(out).toMatch(/chapter 2: \d+ games, won at the first try \d+\.\d %/);
    expect(out).toMatch(/never read: /);
  });

  test('needs a game and a mode with a campaign, and no report', async () => {
    const errors: [string, string][] = [
      ['simulate tic-tac-toe --campaign --players 2 --games 1', 'tic-tac-toe has no campaign'],
      ['simulate stowaways --campaign --players 2 --games 1', '--campaign needs --mode to be one of: voyage'],
      [`${VOYAGE} --games 1 --report`, '--report does not go with --campaign'],
      [`${VOYAGE} --games 1 --bots exec:x`, '--campaign takes bots of our own only'],
    ];
    for (const [line, error] of errors) {
      const { code, err } = await cli(line);
      expect({ code, told: err.includes(error), err }).toEqual({ code: 2, told: true, err });
    }
  });
});
