/** Matches of release 0.1.0 go on: the snapshots are its own. */
import { upgradeTests } from '@captains-table/kernel/contract-tests';
import { expect, test } from 'vitest';
import type { SetName } from '../src/content.ts';
import { CONTENT, createPortRoyal, portRoyal } from '../src/index.ts';
import type { State } from '../src/index.ts';
import { positions } from '../src/positions.ts';
import base from './earlier-rules/base-five-players.json' with { type: 'json' };
import cards from './earlier-rules/cards.json' with { type: 'json' };
import contracts from './earlier-rules/contracts-taking.json' with { type: 'json' };
import cooperative from './earlier-rules/cooperative-turn.json' with { type: 'json' };

/** The box of that release: in a larger one the numbers in a state would mean other cards. */
const known = new Set(cards);
const ofThen = (set: SetName) => CONTENT.cards[set].filter(({ id }) => known.has(id));
const boxOfThen = {
  ...CONTENT,
  cards: {
    base: ofThen('base'),
    'sets-sail': ofThen('sets-sail'),
    gambler: ofThen('gambler'),
    contracts: ofThen('contracts'),
    adventure: CONTENT.cards.adventure,
  },
};

upgradeTests(createPortRoyal(boxOfThen, undefined, positions), { base, contracts, cooperative });

test.each([base, contracts, cooperative])(
  'what rules 1 did not keep is unknown or begins now',
  ({ state }) => {
    const { idle, ...kept } = state;
    expect(idle).toBe(0);
    expect(portRoyal.upgrade?.(state, '1')).toEqual({
      ...kept,
      olderCards: [],
      renewals: 0,
      quiet: 0,
      adventure: null,
    });
  },
);

test('a state of these rules stays as it is', () => {
  const now: State | undefined = portRoyal.upgrade?.(base.state, '1');
  expect(portRoyal.upgrade?.(now, '2')).toBe(now);
});

test('a match is over rather than wrong where the snapshot is no state', () => {
  expect(() => portRoyal.upgrade?.({ deck: [] }, '1')).toThrow(TypeError);
});
