import { loadTableGame } from '@captains-table/catalogue';
import { must } from '@captains-table/kernel';
import { describe, expect, it } from 'vitest';
import {
  asksForLaps,
  asksForRounds,
  metaForCups,
  newCupDraft,
  wishOf,
  withGame,
} from '../../src/clubs/cup-draft.ts';
import { withPlayers } from '../../src/lobby/new-table/draft.ts';

const metaOf = async (game: string) => metaForCups(must(await loadTableGame(game)).game);

describe('the form for a new cup', () => {
  it('offers the ways to play in which one beats another', async () => {
    const { modes } = await metaOf('maracaibo');
    expect(modes.map(({ id }) => id)).toEqual(['classic']);
    for (const { players } of modes) expect(players.min).toBeGreaterThanOrEqual(2);
  });

  it('begins with a Swiss by turns at tables of two', async () => {
    const meta = await metaOf('port-royal');
    const wish = wishOf('port-royal', { ...newCupDraft(meta), name: ' Rum cup ' });
    expect(wish).toMatchObject({
      name: 'Rum cup',
      form: 'swiss',
      game: 'port-royal',
      most: 2,
      tempo: { kind: 'days', days: 3 },
      days: 14,
      early: true,
      followers: 'link',
    });
    expect(wish.options['mode']).toBe(meta.modes[0]?.id);
    expect('rounds' in wish).toBe(false);
    expect('startsAt' in wish).toBe(false);
  });

  it('asks for rounds and laps where they mean something, and sends no others', async () => {
    const draft = { ...newCupDraft(await metaOf('port-royal')), rounds: 5, laps: 2 as const };
    expect(wishOf('port-royal', draft)).toMatchObject({ rounds: 5, laps: 1 });
    expect(wishOf('port-royal', { ...draft, form: 'knockout' })).not.toHaveProperty('rounds');
    const league = { ...draft, form: 'league' as const };
    expect(asksForRounds(league)).toBe(false);
    expect(wishOf('port-royal', league)).toMatchObject({ laps: 2 });
    expect(wishOf('port-royal', league)).not.toHaveProperty('rounds');
    const larger = { ...league, table: withPlayers(league.table, 4) };
    expect(asksForRounds(larger)).toBe(true);
    expect(asksForLaps(larger)).toBe(false);
    expect(wishOf('port-royal', larger)).toMatchObject({ most: 4, rounds: 5, laps: 1 });
  });

  it('keeps dates only where there are some', async () => {
    const draft = { ...newCupDraft(await metaOf('port-royal')), early: false };
    expect(wishOf('port-royal', draft).early).toBe(false);
    const endless = wishOf('port-royal', { ...draft, days: undefined, startsAt: '2030-01-02T20:00' });
    expect(endless).toMatchObject({ early: true, startsAt: new Date(2030, 0, 2, 20).getTime() });
    expect('days' in endless).toBe(false);
  });

  it('takes the options of another game, and keeps whatever else was chosen', async () => {
    const draft = { ...newCupDraft(await metaOf('port-royal')), name: 'Rum cup', form: 'knockout' as const };
    const meta = await metaOf('caravelas');
    const changed = withGame(draft, meta);
    expect(changed).toMatchObject({ name: 'Rum cup', form: 'knockout' });
    expect(changed.table.mode).toBe(meta.modes[0]?.id);
  });
});
