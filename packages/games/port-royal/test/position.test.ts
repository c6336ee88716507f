/** Positions set up by hand: what is wrong with one is said in words. */
import { positionTests } from '@captains-table/kernel/contract-tests';
import { describe, expect, test } from 'vitest';
import { portRoyal } from '../src/index.ts';
import { namesOf } from '../src/card-names.ts';
import { box, given } from './table.ts';

positionTests(portRoyal);

const set = (spec: unknown) => () => portRoyal.position?.(spec);
const players = [{}, {}];

describe('a position', () => {
  test('lets exact names choose first, wherever they stand', () => {
    const blue = box.cards.filter((card) => card.set === 'base' && namesOf(card).has('blue'));
    const ids = blue.map(({ id }) => id);
    const table = given({ players, harbour: ['blue'], deck: ids.slice(0, -1) });
    expect(table.view.harbour).toEqual(ids.slice(-1));
    expect(table.draw().view.harbour).not.toContain(ids.at(-1)); // a second blue ship: bust
  });

  test('in which a player has enough influence is played to the end of the round', () => {
    const persons = ['senorita 9', 'senorita 9', 'admiral 9', 'jester 7', 'captain'];
    expect(given({ players: [{ persons }, {}] }).view.ending).toBe(true);
    expect(given({ players: [{ persons: persons.slice(0, 3) }, {}] }).view.ending).toBe(false);
  });

  const contracts = {
    players,
    options: { mode: 'contracts' },
    contracts: ['bruja', 'speculator', 'jinx', 'luminary', 'explorer'],
  };
  test.each([
    [
      { players, harbour: ['blue 2/2', 'blue 2/2', 'blue 2/2', 'blue 2/2', 'blue 2/2', 'blue 2/2'] },
      'there is no card "blue 2/2" left',
    ],
    [{ players, harbour: ['blue 1/1', 'blue 2/2'] }, 'is a second ship of its colour'],
    [{ players, harbour: ['tax'] }, 'harbour[0]: there is no ship or person "tax"'],
    [{ players: [{ persons: ['blue'] }, {}] }, 'players[0].persons[0]: there is no person "blue"'],
    [{ players: [{ coins: 1.5 }, {}] }, 'players[0].coins: must be a whole number'],
    [{ players: [{ coins: '3' }, {}] }, 'players[0].coins: must be a whole number'],
    [{ players, turn: 0 }, 'turn: must be a whole number from 1 to 9999'],
    [{ players, harbour: ['sailor'], drawn: 0 }, 'drawn: must be at least the 1 of the harbour'],
    [{ players, time: 4 }, 'time: is for the cooperative and the solo game'],
    [{ players, contracts: ['bruja'] }, 'contracts: there are no contracts in this mode'],
    [{ players: [{ contractInfluence: 1 }, {}] }, 'players[0].contractInfluence: there are no contracts'],
    [{ ...contracts, contracts: ['bruja', 'bruja'] }, 'contracts[1]: bruja is there twice'],
    [{ ...contracts, contracts: ['ransom'] }, 'contracts[0]: ransom is for the cooperative'],
    [{ ...contracts, claims: { ransom: [0] } }, 'claims.ransom: is not among the contracts'],
    [{ ...contracts, claims: { bruja: [0, 0] } }, 'claims.bruja[1]: 0 is there twice'],
    [{ ...contracts, counting: { bruja: [1, 0] } }, 'counting.bruja[0]: must be at most 0 here'],
    [{ ...contracts, counting: { speculator: [1] } }, 'counting.speculator: must be a list of 2'],
    [
      { ...contracts, claims: { bruja: [1], jinx: [1], luminary: [1], explorer: [1] } },
      'claims: seat 1 has not so many markers',
    ],
    [
      { ...contracts, claims: { speculator: [0] }, counting: { speculator: [1, 0] } },
      'counting.speculator[0]: this seat has fulfilled the contract',
    ],
    [
      { players, options: { mode: 'cooperative' }, contracts: ['jinx'], claims: { jinx: [0] } },
      'claims: every contract is fulfilled: the game is won',
    ],
    [
      { players, options: { mode: 'cooperative' }, timePile: ['sailor', 'pirate'], time: 1 },
      'time: is less than the cards of timePile',
    ],
  ])('%j is refused: %s', (spec, says) => {
    expect(set(spec)).toThrow(says);
  });
});
