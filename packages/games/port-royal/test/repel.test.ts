/** Ships driven off by sabres, or let in all the same. */
import { describe, expect, test } from 'vitest';
import { given } from './table.ts';

const REPEL = { kind: 'repel' } as const;
const LET_IN = { kind: 'let-in' } as const;
const ALL_SABRES = [...Array<string>(10).fill('sailor'), 'pirate', 'pirate', 'pirate'];

describe('repelling', () => {
  test('PR-2.5 PR-2.21 a repelled ship is discarded and never enters the harbour', () => {
    const table = given({ players: [{ persons: ['sailor'] }, {}], deck: ['base-ship-blue-01'] }).draw();
    expect(table.view.harbour).toEqual([]);
    table.play(REPEL);
    expect(table.view.harbour).toEqual([]);
    expect(table.view.discard).toEqual(['base-ship-blue-01']);
  });

  test('PR-2.21 PR-3.1 it is no colour either: with it there would be four', () => {
    const harbour = ['yellow 1/1', 'blue 1/1', 'green 1/1'];
    const table = given({ players: [{ persons: ['sailor'] }, {}], harbour, deck: ['red 1/1'] });
    table.draw().play(REPEL).stop();
    expect(table.decision).toMatchObject({ kind: 'take', left: 1 });
  });

  test('PR-2.18 only the active player repels', () => {
    const crew = { persons: ['pirate'] };
    const asked = given({ players: [crew, crew], deck: ['blue 1/1'] }).draw();
    expect(asked.whyNot(REPEL, 1)).toMatchObject({ code: 'not-your-decision' });
    expect(asked.seat).toBe(0);
    const alone = given({ players: [{}, crew], deck: ['blue 1/1'] }).draw();
    expect(alone.decision).toMatchObject({ kind: 'discover', seat: 0 });
    expect(alone.view.harbour).toHaveLength(1);
  });

  test('PR-2.18 a ship once in the harbour stays, also when the next card comes', () => {
    const table = given({ players: [{ persons: ['sailor'] }, {}], deck: ['blue 1/1', 'settler', 'red 1/1'] });
    table.draw().play(LET_IN);
    expect(table.whyNot(REPEL)).toBeDefined();
    expect(table.draw().whyNot(REPEL)).toBeDefined();
    table.draw().play(REPEL);
    expect(table.view.harbour).toEqual([table.id('blue 1/1'), table.id('settler')]);
    expect(table.stop().whyNot(REPEL)).toBeDefined();
  });

  test('PR-2.19 PR-2.8 the first ship of a colour may be repelled; then draw or stop', () => {
    const table = given({ players: [{ persons: ['sailor'] }, {}], harbour: ['red 1/1'], deck: ['blue 1/1'] });
    expect(table.draw().decision).toMatchObject({ kind: 'repel', bust: false });
    expect(table.play(REPEL).kinds).toEqual(['draw', 'stop']);
  });

  test('PR-2.19 so may the second, which saves from the bust', () => {
    const table = given({
      players: [{ persons: ['sailor'] }, {}],
      harbour: ['blue 2/2'],
      deck: ['blue 1/1'],
    });
    expect(table.draw().decision).toMatchObject({ kind: 'repel', bust: true });
    expect(table.play(REPEL).heard('busted')).toEqual([]);
    expect(table.view.harbour).toEqual([table.id('blue 2/2')]);
  });

  test('PR-2.20 all own sabres together must reach those of the ship', () => {
    const persons = ['sailor', 'sailor', 'pirate'];
    const enough = given({ players: [{ persons }, {}], deck: ['yellow 4/4'] }).draw();
    expect(enough.decision).toMatchObject({ kind: 'repel' });
    const short = given({ players: [{ persons }, {}], deck: ['blue 4/5'] }).draw();
    expect(short.decision).toMatchObject({ kind: 'discover' });
  });

  test('PR-2.22 without enough sabres the ship comes in, be it a bust', () => {
    const players = [{ persons: ['pirate'] }, {}];
    const first = given({ players, deck: ['red 2/3'] }).draw();
    expect(first.view.harbour).toEqual([first.id('red 2/3')]);
    const second = given({ players, harbour: ['red 1/1'], deck: ['red 2/3'] }).draw();
    expect(second.heard('busted')).toHaveLength(1);
  });

  test('PR-2.23 no number of sabres repels a skull', () => {
    const table = given({ players: [{ persons: ALL_SABRES }, {}], deck: ['red 3/S', 'black 4/S'] }).draw(2);
    expect(table.view.players[0]?.sabres).toBe(16);
    expect(table.heard('repelled')).toEqual([]);
    expect(table.view.harbour).toHaveLength(2);
  });

  test('PR-2.23 PR-2.10 a skull as second ship of its colour is always a bust', () => {
    const table = given({
      players: [{ persons: ALL_SABRES }, {}],
      harbour: ['red 1/1'],
      deck: ['red 3/S'],
    }).draw();
    expect(table.heard('busted')).toHaveLength(1);
  });

  test('PR-2.24 the same sabres repel ship after ship in one turn', () => {
    const table = given({
      players: [{ persons: ['pirate'] }, {}],
      deck: ['blue 2/2', 'black 1/2', 'blue 3/2'],
    });
    for (let ship = 1; ship <= 3; ship++) table.draw().play(REPEL);
    expect(table.heard('repelled')).toHaveLength(3);
    expect(table.view.players[0]?.sabres).toBe(2);
  });

  test('PR-2.25 a player who could repel may let the second ship come and bust', () => {
    const table = given({
      players: [{ persons: ['sailor'] }, {}],
      harbour: ['blue 2/2'],
      deck: ['blue 1/1'],
    });
    expect(table.draw().kinds).toEqual(['repel', 'let-in']);
    expect(table.heard('repelled')).toEqual([]);
    table.play(LET_IN);
    expect(table.heard('busted')).toEqual([{ key: 'busted', seat: 0 }]);
    expect(table.seat).toBe(1);
  });

  test.each([
    ['PR-2.23', 'skull', ['sailor'], 'red 3/S'],
    ['PR-2.20', 'too-few-sabres', ['sailor'], 'blue 3/5'],
    ['PR-2.18', 'not-asked', ['sailor'], 'settler'],
  ])('%s what came last cannot be repelled: %s', (rule, code, persons, card) => {
    const table = given({ players: [{ persons }, {}], deck: [card] }).draw();
    expect(table.whyNot({ kind: 'repel' })).toMatchObject({ code, rule });
  });
});
