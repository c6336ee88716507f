/** The checks of campaigns are tested as those of games are: each campaign here breaks one guarantee. */
import type { AnyGame, Campaign, Carry, GameState } from '@captains-table/kernel';
import { defined, must } from '@captains-table/kernel';
import { campaignTablesOf, playCampaignChecked } from '@captains-table/kernel/contract';
import { stowaways } from '@captains-table/stowaways';
import { ticTacToe } from '@captains-table/tic-tac-toe';
import { describe, expect, test } from 'vitest';

const honest: AnyGame = stowaways;
const good: Campaign<GameState> = must(honest.campaign);
const TABLE = { seats: 3, options: { mode: 'voyage', purse: 2, chapter: 1 } };

/** What the checker says of a campaign with this fault, or of a game with a fault of its own. */
function saidOf(fault: Partial<Campaign<GameState>>, gameFault: Partial<AnyGame> = {}): string {
  const game: AnyGame = { ...stowaways, campaign: { ...good, ...fault }, ...gameFault };
  const { failure } = playCampaignChecked(game, TABLE, 'broken', { thoroughness: 0, mostGames: 30 });
  return failure === undefined ? '' : `${failure.guarantee}: ${failure.message}`;
}

test('K-7.2 the campaign as it is breaks nothing, and ends for every number of players', () => {
  expect(campaignTablesOf(ticTacToe)).toEqual([]);
  for (const table of campaignTablesOf(stowaways)) {
    const { games, failure } = playCampaignChecked(stowaways, table, 'good', { thoroughness: 0 });
    expect(failure).toBeUndefined();
    expect(games).toBeGreaterThanOrEqual(4 - Number(table.options['chapter']));
  }
});

test('K-7.2 the same seed plays the same campaign', () => {
  const carries = (seed: string) => {
    const seen: Carry[] = [];
    playCampaignChecked(stowaways, TABLE, seed, { thoroughness: 0, onCarry: (carry) => seen.push(carry) });
    return seen;
  };
  expect(carries('twice')).toEqual(carries('twice'));
});

describe('a carry', () => {
  test('K-7.2 that is not JSON', () => {
    const begin: typeof good.begin = (options) => ({ ...good.begin(options), chapter: NaN });
    expect(saidOf({ begin }, { setup: beginsAnyway })).toContain('campaign: carry.chapter is not plain data');
  });

  test('K-7.2 that its own read does not accept, or changes', () => {
    expect(saidOf({ read: () => ({ version: 3 }) })).toContain('campaign: read changes the carry');
  });

  test('K-7.2 that has other fields after a game', () => {
    const after: typeof good.after = (carry, state) => ({ ...good.after(carry, state), extra: 1 });
    const read: typeof good.read = (value) => ({ ...good.read(value), ...extraOf(value) });
    expect(saidOf({ after, read })).toContain('campaign: the carry has other fields than at the beginning');
  });

  test('K-7.2 that reveals what a player cannot see', () => {
    const after = (carry: Carry, state: GameState) => {
      const hand: string = JSON.stringify(honest.view(state, 0).hand);
      return { ...good.after(carry, state), losses: hand.length };
    };
    expect(saidOf({ after })).toContain('what it cannot see: losses');
  });

  test('K-7.2 that is changed by what looks at it', () => {
    const after: typeof good.after = (carry, state) => {
      state.reveals++;
      return good.after(carry, state);
    };
    expect(saidOf({ after })).toContain('after changes what it looks at');
  });

  test('K-7.2 that never leads to an end', () => {
    const after: typeof good.after = (carry, state) => ({ ...good.after(carry, state), chapter: 1 });
    expect(saidOf({ after })).toBe('campaign: still going on after 30 games');
  });
});

describe('an offer', () => {
  const offering = (change: object): typeof good.next => {
    return (carry, options) => {
      const offer = good.next(carry, options);
      return offer && { ...offer, ...change };
    };
  };

  test('K-7.1 for no number of players that the mode allows', () => {
    expect(saidOf({ next: offering({ players: { min: 1, max: 4 } }) })).toContain('players must be 2 to 4');
  });

  test('K-7.1 of another mode, or without all options', () => {
    expect(saidOf({ next: offering({ options: { mode: 'long', purse: 2 } }) })).toContain('does not belong');
    expect(saidOf({ next: offering({ options: { mode: 'voyage' } }) })).toContain('an offer lacks options');
  });

  test('K-7.1 of another chapter than the logbook names', () => {
    expect(saidOf({ next: offering({ chapter: 9 }) })).toContain('the logbook says chapter 1, the offer 9');
  });

  test('K-7.1 that a set-up without a carry does not follow', () => {
    const setup: AnyGame['setup'] = (seats, options, chance, carry) =>
      stowaways.setup(seats, { ...options, ...defined({ purse: carry ? undefined : 5 }) }, chance, carry);
    expect(saidOf({}, { setup })).toContain('without a carry the set-up is not that of a beginning');
  });
});

describe('a logbook', () => {
  const showing =
    (change: object): typeof good.view =>
    (carry) => ({ ...good.view(carry), ...change });

  test('K-7.3 that names what was not read', () => {
    expect(saidOf({ view: showing({ recap: ['home'] }) })).toContain('reminds of home, which was not read');
    expect(saidOf({ view: showing({ facts: { ice: 0 } }) })).toContain('names ice, which was not read');
    const pages = [{ page: 'mutiny', chapter: 1 }];
    expect(saidOf({ view: showing({ pages }) })).toContain('mutiny was read and is no page');
  });

  test('K-7.3 that forgets a page, or has it twice', () => {
    const page = { page: 'departure', chapter: 1 };
    expect(saidOf({ view: showing({ pages: [page, page] }) })).toContain('a page twice');
    expect(saidOf({ view: showing({ pages: [], recap: [] }) })).toContain(
      'was shown, and the logbook does not',
    );
  });

  test('K-7.3 that says it is over when it is not', () => {
    expect(saidOf({ view: showing({ over: true }) })).toContain('the story is over and goes on');
  });
});

/** A set-up that takes any carry. */
function beginsAnyway(...[seats, options, chance]: Parameters<AnyGame['setup']>): GameState {
  return stowaways.setup(seats, options, chance);
}

function extraOf(value: unknown): object {
  return typeof value === 'object' && value !== null && 'extra' in value ? { extra: value.extra } : {};
}
