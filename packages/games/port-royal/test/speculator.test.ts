/** Speculator and Major Speculator: three and four ship colours in one harbour. */
import { describe, expect, test } from 'vitest';
import type { Position } from '../src/position.ts';
import { box, given } from './table.ts';

const options = { mode: 'contracts' };
const decline = { kind: 'decline' } as const;
const gamble = { kind: 'gamble' } as const;
const poor = [{ coins: 0 }, { coins: 0 }];
const speculator = ['speculator'];
const major = ['major-speculator'];
const two = ['blue 1/1', 'red 1/1'];
const three = ['blue 1/1', 'red 1/1', 'green 1/1'];

function deal(position: Partial<Position>) {
  return given({ options, players: poor, ...position });
}

function sealOf(contract: string) {
  return box.contracts.find(({ id }) => id === contract)?.seal;
}

describe('Speculator', () => {
  test('PR-12.28 with the third colour a marker may be put on space 1', () => {
    const position = { contracts: speculator, harbour: two, deck: ['green 1/1'] };
    const table = deal(position).draw();
    expect(table.decision).toMatchObject({ kind: 'claim', seat: 0, contract: 'speculator' });
    table.claim('speculator');
    expect(table.view.contracts[0]).toMatchObject({ claims: [], counting: [1, 0] });
    expect([table.coins(0), table.view.players[0]?.markers]).toEqual([0, 2]);
    expect(table.decision).toMatchObject({ kind: 'discover', seat: 0 });
    const declined = deal(position).draw().play(decline);
    expect(declined.view.contracts[0]?.counting).toEqual([0, 0]);
  });

  test('PR-12.28 persons are no ships, and a repelled ship is not in the harbour', () => {
    const person = deal({ contracts: speculator, harbour: two, deck: ['sailor 3'] }).draw();
    expect(person.decision).toMatchObject({ kind: 'discover' });
    const players = [{ persons: ['sailor 3'] }, {}];
    const repelled = deal({ players, contracts: speculator, harbour: two, deck: ['green 1/1'] });
    repelled.draw().play({ kind: 'repel' });
    expect(repelled.decision).toMatchObject({ kind: 'discover' });
    const letIn = deal({ players, contracts: speculator, harbour: two, deck: ['green 1/1'] });
    letIn.draw().play({ kind: 'let-in' });
    expect(letIn.decision).toMatchObject({ kind: 'claim', contract: 'speculator' });
  });

  test('PR-12.28 slots 2 1 0 0 0, seal 0 A', () => {
    const paid = [0, 1, 2, 3, 4].map((taken) => {
      const players = [{ coins: 0 }, {}, {}, {}, {}];
      const claims = { speculator: [1, 2, 3, 4].slice(0, taken) };
      const counting = { speculator: [1, 0, 0, 0, 0] };
      return deal({ players, contracts: speculator, claims, counting, harbour: two, deck: ['green 1/1'] })
        .draw()
        .coins(0);
    });
    expect(paid).toEqual([2, 1, 0, 0, 0]);
    expect(sealOf('speculator')).toEqual({ number: 0, letter: 'A' });
  });

  test('PR-12.29 in a later turn of the same player, three colours again fulfil it automatically', () => {
    const deck = ['green 1/1', ...three, ...three];
    const table = deal({ contracts: speculator, harbour: two, deck }).draw().claim('speculator');
    table.stop().done().done();
    expect(table.seat).toBe(1);
    table.draw(3).play(decline);
    expect(table.view.contracts[0]).toMatchObject({ claims: [], counting: [1, 0] });
    table.stop().done().done();
    expect(table.seat).toBe(0);
    table.draw(3);
    expect(table.view.contracts[0]).toMatchObject({ claims: [0], counting: [0, 0] });
    expect([table.coins(0), table.view.players[0]?.markers]).toEqual([2, 2]);
    expect(table.decision).toMatchObject({ kind: 'discover', seat: 0 });
  });

  test('PR-12.30 a turn counts once, also when a fourth and a fifth colour follow', () => {
    const deck = ['green 1/1', 'yellow 1/1', 'black 1/2'];
    const table = deal({ contracts: speculator, harbour: two, deck }).draw().claim('speculator').draw(2);
    expect(table.view.contracts[0]).toMatchObject({ claims: [], counting: [1, 0] });
    expect(table.decision).toMatchObject({ kind: 'discover' });
  });

  test('PR-12.31 its markers stay until the end, several on one space if need be', () => {
    const eleven = { coins: 3, persons: ['senorita 9', 'senorita 9', 'admiral 9', 'jester 7'] };
    const counting = { speculator: [1, 0] };
    const position = { players: [{ coins: 0 }, eleven], active: 1, contracts: speculator, counting };
    const table = deal({ ...position, harbour: [...two, 'sailor 3'], deck: ['green 1/1'] }).draw();
    table.claim('speculator');
    expect(table.view.contracts[0]?.counting).toEqual([1, 1]);
    table.stop().recruit('sailor 3').done().done();
    expect(table.result).toBeDefined();
    expect(table.view.contracts[0]?.counting).toEqual([1, 1]);
  });
});

describe('Major Speculator', () => {
  const fourth = { contracts: major, harbour: three, deck: ['yellow 1/1', 'black 1/2'] };

  test('PR-12.32 with the fourth colour the active player may claim it', () => {
    const table = deal(fourth).draw();
    expect(table.decision).toMatchObject({ kind: 'claim', seat: 0, contract: 'major-speculator' });
    table.claim('major-speculator');
    expect([table.coins(0), table.view.contracts[0]?.claims]).toEqual([2, [0]]);
  });

  test('PR-12.32 slots 2 1 0 0 0, seal 0 A', () => {
    const paid = [0, 1, 2, 3, 4].map((taken) => {
      const players = [{ coins: 0 }, {}, {}, {}, {}];
      const claims = { 'major-speculator': [1, 2, 3, 4].slice(0, taken) };
      return deal({ ...fourth, players, claims })
        .draw()
        .claim('major-speculator')
        .coins(0);
    });
    expect(paid).toEqual([2, 1, 0, 0, 0]);
    expect(sealOf('major-speculator')).toEqual({ number: 0, letter: 'A' });
  });

  test('PR-12.33 declined, the chance is gone for this turn, fifth colour or not', () => {
    const table = deal(fourth).draw().play(decline).draw();
    expect(table.view.harbour).toHaveLength(5);
    expect(table.decision).toMatchObject({ kind: 'discover' });
  });

  test('PR-12.33 it comes back in the next turn', () => {
    const deck = ['green 1/1', 'governor', ...three];
    const table = deal({ contracts: speculator, harbour: two, deck })
      .draw()
      .play(decline)
      .stop()
      .done()
      .done();
    table.draw().stop();
    expect(table.seat).toBe(0);
    table.draw(3);
    expect(table.decision).toMatchObject({ kind: 'claim', seat: 0, contract: 'speculator' });
  });

  test('PR-12.34 what was claimed or counted stays when the turn busts', () => {
    const coins = ['priest', 'settler'];
    const deck = ['green 1/1', 'yellow 1/1', ...coins, 'blue 2/1'];
    const table = deal({ contracts: [...speculator, ...major], harbour: two, deck });
    table.draw().claim('speculator').draw().claim('major-speculator').draw();
    expect(table.heard('busted')).toHaveLength(1);
    expect(table.view.contracts).toMatchObject([{ counting: [1, 0] }, { claims: [0] }]);
    expect(table.coins(0)).toBe(2);
  });
});

describe('with a gamble', () => {
  const both = [...speculator, ...major];
  const gambler = { coins: 0, persons: ['gambler'] };
  const withGambler = { options: { ...options, gambler: true }, players: [gambler, { coins: 0 }] };

  test('PR-12.35 the colours are looked at after the four cards, and before the bust', () => {
    const deck = ['green 1/1', 'yellow 1/1', 'blue 2/1', 'priest'];
    const table = deal({ ...withGambler, contracts: both, harbour: two, deck }).play(gamble);
    expect(table.heard('drew')).toHaveLength(4);
    expect(table.decision).toMatchObject({ kind: 'claim', contract: 'speculator' });
    table.claim('speculator');
    expect(table.decision).toMatchObject({ kind: 'claim', contract: 'major-speculator' });
    expect(table.heard('busted')).toEqual([]);
    table.claim('major-speculator');
    expect(table.heard('busted')).toHaveLength(1);
    expect(table.view.contracts).toMatchObject([{ counting: [1, 0] }, { claims: [0] }]);
  });

  test('PR-12.29 PR-12.35 a gamble may also bring the second step', () => {
    const counting = { speculator: [1, 0] };
    const deck = ['green 1/1', 'sailor 3', 'priest', 'priest'];
    const table = deal({ ...withGambler, contracts: speculator, counting, harbour: two, deck }).play(gamble);
    expect(table.view.contracts[0]?.claims).toEqual([0]);
    expect(table.decision).toMatchObject({ kind: 'take', seat: 0 });
  });

  test('PR-12.33 PR-12.35 colours that lay there before the gamble do not count again', () => {
    const deck = ['green 1/1', 'yellow 1/1', 'sailor 3', 'priest', 'priest'];
    const table = deal({ ...withGambler, contracts: both, harbour: two, deck })
      .draw()
      .claim('speculator');
    table.play(gamble);
    expect(table.decision).toMatchObject({ kind: 'claim', contract: 'major-speculator' });
    table.play(decline);
    expect(table.view.contracts).toMatchObject([{ counting: [1, 0] }, { claims: [] }]);
  });

  test('PR-11.34 PR-12.35 with one marker left only one of the two can be had', () => {
    const contracts = ['mercenary', 'bruja', ...both];
    const claims = { mercenary: [0], bruja: [0] };
    const deck = ['green 1/1', 'yellow 1/1', 'sailor 3', 'priest'];
    const position = { ...withGambler, contracts, claims, harbour: two, deck };
    const first = deal(position).play(gamble).claim('speculator');
    expect(first.view.players[0]?.markers).toBe(0);
    expect(first.decision).toMatchObject({ kind: 'take', seat: 0 });
    const second = deal(position).play(gamble, decline).claim('major-speculator');
    expect(second.view.contracts.at(-1)?.claims).toEqual([0]);
  });
});
