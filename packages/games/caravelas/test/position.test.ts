/** Positions set up by hand: a wrong one is refused with a sentence that says why. */
import { positionTests } from '@captains-table/kernel/contract-tests';
import { describe, expect, test } from 'vitest';
import { caravelas } from '../src/index.ts';
import { board, given } from './table.ts';

positionTests(caravelas);

const set = (spec: unknown) => () => caravelas.position?.(spec);
const players = [{}, {}];
const WEST = board.ports.filter(({ pile }) => pile === 'west').map(({ id }) => id);

describe('a position', () => {
  test('keeps the destinations that are named for those who have them', () => {
    const destinations = WEST.slice(0, 4);
    const { state } = given({ players: [{}, { destinations }, {}, {}] });
    const own = state.destinations[1]?.map((port) => board.ports[port]?.id);
    expect(own).toEqual(expect.arrayContaining(destinations));
    expect(state.destinations.map((hand) => hand.length)).toEqual([8, 8, 8, 8]);
  });

  test.each([
    [undefined, 'position: must be an object'],
    [{}, 'players: must be a list of objects, one a player'],
    [{ players: [{}] }, 'players: must be 2 to 4'],
    [{ players, mode: 'dice' }, 'position: there is no field "mode"'],
    [{ players, options: { mode: 'chess' } }, 'options.mode: must be full, drawn, dice'],
    [{ players, round: 0 }, 'round: must be a whole number from 1 to 100'],
    [{ players, order: [0] }, 'order: must be a list of 2'],
    [{ players, active: 2 }, 'active: must be a seat from 0 to 1'],
    [{ players, phase: 'bid', active: 1 }, 'active: no one is, before the bid'],
    [{ players, pieces: [0, 1, 0, 1] }, 'pieces: there are 3 for so many players'],
    [{ players, pieces: [0, 1, 0], phase: 'bid' }, 'pieces: after the last piece no round follows'],
    [{ players, deck: 'calm' }, 'deck: must be a list'],
    [{ players, deck: Array(30).fill('calm') }, 'there is no event card "calm" left'],
    [{ players, options: { mode: 'dice' }, deck: ['calm'] }, 'deck[0]: there is no event card "calm" left'],
    [{ players: [{ at: 'atlantis' }, {}] }, 'players[0].at: there is no space "atlantis"'],
    [{ players: [{ markers: 10 }, {}] }, 'players[0].markers: must be at most 9 here'],
    [{ players: [{ wrecks: [4] }, {}] }, 'players[0].wrecks[0]: ship 4 comes with the upgrade'],
    [{ players: [{ goods: ['tea'] }, {}] }, 'players[0].goods[0]: there is no good "tea"'],
    [{ players: [{ wrecks: [1, 2, 3], goods: ['pepper'] }, {}] }, 'players[0].goods[0]: the ship for pepper'],
    [{ players: [{ discovered: ['x'] }, {}] }, 'players[0].discovered[0]: there is no port "x"'],
    [
      { players: [{ discovered: [WEST[0]] }, { discovered: [WEST[0]] }] },
      `players[1].discovered[0]: ${WEST[0]} has been discovered by another`,
    ],
    [
      { players: [{ destinations: [WEST[0]] }, { destinations: [WEST[0]] }] },
      'players[1].destinations[0]: seat 0 has that card',
    ],
    [
      { players: [{ destinations: WEST.slice(0, 5) }, {}] },
      'players[0].destinations: no one has more than 4',
    ],
    [
      { players: [{ hand: ['calm'] }, {}], options: { mode: 'drawn' } },
      'players[0].hand: is for the full game',
    ],
    [
      { players: [{ destinations: [WEST[0]] }, {}], options: { mode: 'dice' } },
      'players[0].destinations: is not for the game with dice',
    ],
  ])('%j is refused: %s', (spec, says) => {
    expect(set(spec)).toThrow(says);
  });
});
