import { describe, expect, test } from 'vitest';
import { given, showing } from './table.ts';

const DRAW = { phase: 'draw' } as const;

describe('drawing', () => {
  test('MA-4.1: up to four cards, from deck or row, one by one', () => {
    const table = given({ hand: showing('sugar', 2), doubloons: 5 }, DRAW);
    const [wanted = ''] = table.view().row;
    expect(table.decision).toMatchObject({ kind: 'draw', left: 2 });
    table.play({ kind: 'draw' }, { kind: 'take', card: wanted });
    expect(table.seat).toBe(1);
    expect(table.me().hand).toHaveLength(4);
    expect(table.me().hand.at(-1)).toBe(wanted);
  });

  test('MA-4.2: a card of the row costs a doubloon, so without one the deck is drawn from', () => {
    const table = given({ doubloons: 1 }, DRAW);
    const [wanted = ''] = table.view().row;
    table.play({ kind: 'take', card: wanted });
    expect(table.seat).toBe(1);
    expect(table.me()).toMatchObject({ doubloons: 0, handSize: 4 });
    expect(table.heard('drew')).toHaveLength(3);
  });

  test('MA-4.3, MA-16.3: with U2 the limit is six', () => {
    const table = given({ open: ['U2'] }, DRAW);
    expect(table.decision).toMatchObject({ kind: 'draw', left: 6 });
    expect(table.until('sail', 1).me(0).handSize).toBe(6);
    expect(given({ half: ['U2'] }, DRAW).decision).toMatchObject({ kind: 'draw', left: 4 });
    // A player with that many cards draws none.
    const full = given({ hand: showing('sugar', 4), doubloons: 9 }, DRAW);
    expect(full.decision).toMatchObject({ kind: 'sail', seat: 1 });
  });

  test('MA-4.4: with U3 the row is free', () => {
    const table = given({ open: ['U3'], doubloons: 0 }, DRAW);
    const [wanted = ''] = table.view().row;
    table.play({ kind: 'take', card: wanted });
    expect(table.me().doubloons).toBe(0);
    expect(table.me().hand).toContain(wanted);
    expect(given({ doubloons: 0 }, DRAW).heard('took')).toEqual([]);
  });

  test('MA-4.5: an empty deck is made again of the discard pile', () => {
    const table = given({ hand: showing('sugar', 3), doubloons: 1 }, DRAW);
    table.state.discard.push(...table.state.deck.splice(0));
    const cards = table.state.discard.length;
    table.play({ kind: 'draw' });
    expect(table.heard('reshuffled')).toEqual([{ key: 'reshuffled', cards }]);
    expect(table.view()).toMatchObject({ deck: cards - 1, discard: [] });
  });

  test('MA-4.6: the row is filled only when the hand is full', () => {
    const table = given({ doubloons: 9 }, DRAW);
    const [first = '', second = ''] = table.view().row;
    table.play({ kind: 'take', card: first }, { kind: 'take', card: second });
    expect(table.view().row).toHaveLength(2);
    table.play({ kind: 'draw' }, { kind: 'draw' });
    expect(table.view().row).toHaveLength(4);
  });

  test('MA-4.7: when no card is left anywhere, drawing stops', () => {
    const table = given({ doubloons: 9 }, DRAW);
    // Everything but the row is with the other player.
    table.state.unseenDraws[1] = table.state.deck.length;
    table.state.hands[1]?.push(...table.state.deck.splice(0));
    expect(table.kinds).toEqual(['take']);
    for (const card of table.view().row) table.play({ kind: 'take', card });
    expect(table.view()).toMatchObject({ row: [], deck: 0 });
    expect(table.me().handSize).toBe(4);
    expect(table.seat).toBe(1);
  });

  test('MA-27.1: others know how many cards are in a hand, and those taken from the row', () => {
    const table = given({ doubloons: 9 }, DRAW);
    const [wanted = ''] = table.view().row;
    table.play({ kind: 'draw' }, { kind: 'take', card: wanted });
    expect(table.view(1).players[0]).toMatchObject({ handSize: 2, hand: [wanted] });
    expect(table.view('spectator').players[0]?.hand).toEqual([wanted]);
    expect(table.view(0).players[0]?.hand).toHaveLength(2);
  });

  test('MA-27.1: what leaves a hand is no longer known to be in it', () => {
    const [seen = '', other = ''] = showing('sugar', 2);
    const player = { ship: '9', hand: [seen, other], shown: [seen] };
    const table = given(player, { phase: 'main' });
    expect(table.view(1).players[0]?.hand).toEqual([seen]);
    expect(table.play({ kind: 'plan', card: seen }).view(1).players[0]).toMatchObject({
      hand: [],
      handSize: 1,
    });
    const discarding = given(player, { phase: 'main' }).play({ kind: 'village' }, { kind: 'discard-hand' });
    expect(discarding.view(1).players[0]).toMatchObject({ hand: [], handSize: 0 });
    expect(discarding.view(1).discard).toEqual([seen, other]);
  });
});
