/** Frigate and Galleon Nemesis: ships traded for nothing. */
import { describe, expect, test } from 'vitest';
import type { Position } from '../src/position.ts';
import { box, given } from './table.ts';

const options = { mode: 'contracts' };
const forgo = { kind: 'forgo', take: true } as const;
const keep = { kind: 'forgo', take: false } as const;
const frigate = ['frigate-nemesis'];
const galleon = ['galleon-nemesis'];

/** Trade and recruit is about to begin. */
function harbourOf(harbour: readonly string[], position: Position) {
  return given({ options, contracts: frigate, harbour, phase: 'trade', ...position });
}

/** What each slot brings to a player who gives up the last ship needed. */
function slots(contract: string, ship: string, steps: number): number[] {
  return [0, 1, 2, 3, 4].map((taken) => {
    const claims = { [contract]: [1, 2, 3, 4].slice(0, taken) };
    const counting = { [contract]: [steps, 0, 0, 0, 0] };
    const players = [{ coins: 0 }, {}, {}, {}, {}];
    return harbourOf([ship], { players, contracts: [contract], claims, counting })
      .trade(ship)
      .play(forgo)
      .coins(0);
  });
}

describe('Frigate Nemesis', () => {
  test('PR-12.14 PR-12.16 PR-12.17 three frigates given up: space 1, space 2, then the reward slot', () => {
    const players = [{ coins: 0 }, { coins: 0 }];
    const deck = ['governor', 'red 4/S', 'governor', 'red 1/1'];
    const table = harbourOf(['red 2/3'], { players, deck }).trade('red 2/3');
    expect(table.decision).toMatchObject({ kind: 'forgo', seat: 0, contract: 'frigate-nemesis' });
    table.play(forgo);
    expect([table.coins(0), table.view.contracts[0]?.counting]).toEqual([0, [1, 0]]);
    expect(table.view.players[0]?.markers).toBe(2);

    table.done().draw().stop().draw().stop().trade('red 4/S').play(forgo);
    expect([table.coins(0), table.view.contracts[0]?.counting]).toEqual([0, [2, 0]]);
    expect(table.view.players[0]?.markers).toBe(2);

    table.done().draw().stop().draw().stop().trade('red 1/1').play(forgo);
    expect(table.view.contracts[0]).toMatchObject({ claims: [0], counting: [0, 0] });
    expect([table.coins(0), table.view.players[0]?.markers]).toEqual([8, 2]);
  });

  test('PR-12.14 giving up is a choice, and only frigates count', () => {
    const table = harbourOf(['red 2/3'], { players: [{ coins: 0 }, {}] })
      .trade('red 2/3')
      .play(keep);
    expect([table.coins(0), table.view.contracts[0]?.counting]).toEqual([2, [0, 0]]);
    const galleon = harbourOf(['black 2/4'], { players: [{ coins: 0 }, {}] }).trade('black 2/4');
    expect([galleon.coins(0), galleon.decision?.kind]).toEqual([2, 'take']);
  });

  test('PR-12.14 slots 8 6 5 4 3, seal 0 C', () => {
    expect(slots('frigate-nemesis', 'red 2/3', 2)).toEqual([8, 6, 5, 4, 3]);
    const seal = box.contracts.find(({ id }) => id === 'frigate-nemesis')?.seal;
    expect(seal).toEqual({ number: 0, letter: 'C' });
  });

  test('PR-12.15 the coins of traders are given up as well', () => {
    const players = [{ coins: 0, persons: ['trader red', 'trader red'] }, {}];
    expect(harbourOf(['red 1/1'], { players }).trade('red 1/1').play(forgo).coins(0)).toBe(0);
    expect(harbourOf(['red 1/1'], { players }).trade('red 1/1').play(keep).coins(0)).toBe(3);
  });

  test('PR-12.16 each step is a choice of its own, the fulfilment is not', () => {
    const counting = { 'frigate-nemesis': [2, 0] };
    const position = { players: [{ coins: 0 }, {}], counting };
    const table = harbourOf(['red 1/1'], position).trade('red 1/1').play(keep);
    expect(table.view.contracts[0]).toMatchObject({ claims: [], counting: [2, 0] });
    const last = harbourOf(['red 1/1'], position).trade('red 1/1').play(forgo);
    expect(last.view.contracts[0]).toMatchObject({ claims: [0], counting: [0, 0] });
    expect(last.heard('claimed')).toMatchObject([{ contract: 'frigate-nemesis', coins: 8 }]);
  });

  test('PR-12.16 PR-11.13 once fulfilled, frigates bring their coins again', () => {
    const claims = { 'frigate-nemesis': [0] };
    const table = harbourOf(['red 2/3'], { players: [{ coins: 0 }, {}], claims }).trade('red 2/3');
    expect([table.coins(0), table.decision?.kind]).toEqual([2, 'take']);
  });

  test('PR-12.17 PR-11.11 the marker goes to the leftmost free slot', () => {
    const position = {
      players: [{ coins: 0 }, {}, {}],
      claims: { 'frigate-nemesis': [2] },
      counting: { 'frigate-nemesis': [2, 1, 0] },
    };
    const table = harbourOf(['red 1/1'], position).trade('red 1/1').play(forgo);
    expect(table.view.contracts[0]).toMatchObject({ claims: [2, 0], counting: [0, 1, 0] });
    expect(table.coins(0)).toBe(6);
  });

  test('PR-12.18 PR-11.31 a marker stays on its space until the end of the game', () => {
    const eleven = { coins: 3, persons: ['senorita 9', 'senorita 9', 'admiral 9', 'jester 7'] };
    const players = [{ coins: 0 }, eleven];
    const counting = { 'frigate-nemesis': [0, 1] };
    const table = harbourOf(['red 1/1', 'sailor 3'], { players, counting, active: 1 });
    table.recruit('sailor 3').done().trade('red 1/1').done();
    expect(table.result).toMatchObject({ ranking: [2, 1] });
    expect(table.view.contracts[0]).toMatchObject({ claims: [], counting: [0, 1] });
    expect(table.view.players[1]?.markers).toBe(2);
  });
});

describe('in any trade', () => {
  test('PR-12.19 a player who is not active may give up the coins too', () => {
    const table = harbourOf(['red 2/3'], { players: [{ coins: 0 }, { coins: 1 }] }).done();
    table.trade('red 2/3').play(forgo);
    expect([table.coins(0), table.coins(1)]).toEqual([1, 0]);
    expect(table.view.contracts[0]?.counting).toEqual([0, 1]);
  });

  test('PR-12.20 it is a trade all the same: clerk, merchant, gift and fee', () => {
    const gift = 'contracts-ship-red-02';
    const players = [{ coins: 0 }, { coins: 5, persons: ['clerk red', 'merchant red'] }, { coins: 0 }];
    const both = { ...options, setsSail: true };
    const table = harbourOf([gift, 'sailor 3'], { options: both, players }).done().trade(gift);
    const influence = table.influence(1);
    table.play(forgo, { kind: 'store', take: true }, { kind: 'gift', to: 2 });
    expect(table.view.players[1]?.ships).toEqual([gift]);
    expect(table.influence(1)).toBe(influence + 1);
    expect([0, 1, 2].map((seat) => table.coins(seat))).toEqual([1, 4, 1]);
    expect(table.decision).toMatchObject({ kind: 'take', seat: 1, left: 1 });
  });

  test('PR-12.20 without a merchant the ship is discarded', () => {
    const table = harbourOf(['red 2/3'], { players: [{ coins: 0 }, {}] });
    const ship = table.id('red 2/3');
    expect(table.trade('red 2/3').play(forgo).view.discard).toEqual([ship]);
  });

  test('PR-12.21 a player without a coin for the fee cannot give up the coins', () => {
    const table = harbourOf(['red 2/3'], { players: [{ coins: 0 }, { coins: 0 }] })
      .done()
      .trade('red 2/3');
    expect(table.decision).toMatchObject({ kind: 'take', seat: 1 });
    expect([table.coins(0), table.coins(1)]).toEqual([1, 1]);
  });

  test('PR-12.21 unless this very trade fulfils the contract: its reward pays the fee', () => {
    const players = [{ coins: 0 }, { coins: 0 }];
    const counting = { 'frigate-nemesis': [0, 2] };
    const table = harbourOf(['red 2/3'], { players, counting }).done().trade('red 2/3').play(forgo);
    expect([table.coins(0), table.coins(1)]).toEqual([1, 7]);
  });
});

describe('Galleon Nemesis', () => {
  test('PR-12.22 two galleons are enough: space 1, then the reward slot', () => {
    const players = [{ coins: 0 }, { coins: 0 }];
    const deck = ['governor', 'black 1/2'];
    const table = harbourOf(['black 4/S'], { contracts: galleon, players, deck })
      .trade('black 4/S')
      .play(forgo);
    expect([table.coins(0), table.view.contracts[0]?.counting]).toEqual([0, [1, 0]]);
    table.done().draw().stop().draw().stop().trade('black 1/2').play(forgo);
    expect(table.view.contracts[0]).toMatchObject({ claims: [0], counting: [0, 0] });
    expect(table.coins(0)).toBe(6);
  });

  test('PR-12.22 frigates do not count; slots 6 5 4 3 2, seal −1 H', () => {
    const table = harbourOf(['red 2/3'], { contracts: galleon, players: [{ coins: 0 }, {}] }).trade(
      'red 2/3',
    );
    expect(table.coins(0)).toBe(2);
    expect(slots('galleon-nemesis', 'black 1/2', 1)).toEqual([6, 5, 4, 3, 2]);
    const seal = box.contracts.find(({ id }) => id === 'galleon-nemesis')?.seal;
    expect(seal).toEqual({ number: -1, letter: 'H' });
  });
});

test('PR-11.31 both Nemeses and Speculator at once bind all three markers', () => {
  const players = [{ coins: 0, persons: ['pirate', 'sailor'] }, {}];
  const contracts = [...frigate, ...galleon, 'speculator', 'mercenary'];
  const counting = { 'frigate-nemesis': [2, 0], 'galleon-nemesis': [1, 0], speculator: [1, 0] };
  const harbour = ['red 1/1', 'black 1/2', 'blue 1/1', 'green 1/1'];
  const table = harbourOf(harbour, { players, contracts, counting });
  const claim = { kind: 'claim', contract: 'mercenary' } as const;
  expect(table.whyNot(claim)).toMatchObject({ code: 'no-marker', rule: 'PR-11.34' });
  table.trade('red 1/1').play(forgo).trade('black 1/2').play(forgo);
  expect(table.heard('claimed').map(({ contract }) => contract)).toEqual([...frigate, ...galleon]);
  expect(table.whyNot(claim)).toMatchObject({ code: 'no-marker' });
});
