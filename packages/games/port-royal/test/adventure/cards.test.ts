/** The new cards: cargo, persons and taxes. */
import { describe, expect, test } from 'vitest';
import { given } from '../table.ts';
import { COOPERATIVE, adventure, playerOf, seenBy } from './table.ts';

describe('cargo', () => {
  const phase = 'trade' as const;

  test('PR-24.4 PR-24.7 an Ares ship is sold for 1 coin, or kept', () => {
    const sold = adventure({ harbour: ['ares book'], phase }).trade('ares');
    expect([sold.coins(0), sold.view.discard.length]).toEqual([4, 1]);
    const kept = adventure({ harbour: ['ares book', 'blue 1/1'], phase });
    kept.play({ kind: 'keep', card: kept.id('ares') });
    expect([kept.coins(0), playerOf(kept, 0).cargo.length]).toEqual([3, 1]);
    expect(
      adventure({ harbour: ['blue 1/1'], phase }).whyNot({ kind: 'keep', card: 'base-ship-blue-01' })?.rule,
    ).toBe('PR-24.4');
  });

  test('PR-24.5 PR-24.12 traders, and the captain, priest and settler of this set, pay either way', () => {
    const players = [{ persons: ['adventure-captain-01', 'adventure-priest-01'] }, {}];
    const position = {
      options: { mode: 'adventure-competitive', chapter: '4' },
      missions: ['40'],
      phase,
      players,
    };
    const kept = adventure({ ...position, harbour: ['ares book'] });
    kept.play({ kind: 'keep', card: kept.id('ares') });
    expect(kept.coins(0)).toBe(5);
    expect(
      adventure({ ...position, harbour: ['ares book'] })
        .trade('ares')
        .coins(0),
    ).toBe(6);
    const rum = adventure({ ...position, players: [{ persons: ['trader red'] }, {}], harbour: ['red rum'] });
    rum.play({ kind: 'keep', card: rum.id('red') });
    expect(rum.coins(0)).toBe(4);
  });

  test('PR-24.6 without a coin for the fee a ship cannot be kept, nor one that pays a crown be taken', () => {
    const table = adventure({
      groups: ['rum'],
      harbour: ['ares book', 'blue rum'],
      players: [{}, { coins: 0 }],
      phase,
    }).done();
    expect(table.legal.map((move) => move.kind)).toEqual(['trade', 'done']);
    expect(table.whyNot({ kind: 'keep', card: table.id('ares') })?.rule).toBe('PR-24.6');
    const active = adventure({ groups: ['rum'], harbour: ['blue rum'], phase }).trade('blue');
    expect([active.coins(0), playerOf(active, 0).crowns]).toEqual([3, 1]);
  });

  test('PR-24.1 PR-24.2 six colours: 4 cards; a second Ares ship is a bust', () => {
    const harbour = ['yellow 1/1', 'blue 1/1', 'green 1/1', 'red 1/1', 'black 1/2', 'ares book'];
    expect(adventure({ harbour, phase }).decision).toMatchObject({ kind: 'take', left: 4 });
    const bust = adventure({ harbour: ['ares book'], deck: ['ares herbs'] }).draw();
    expect(bust.heard('busted')).toHaveLength(1);
  });

  test('PR-24.14 PR-24.15 PR-24.16 innkeepers bring a crown for four persons, and buy bread or rum', () => {
    const options = { mode: 'adventure-competitive', chapter: '5' };
    const harbour = ['captain', 'priest', 'settler', 'adventure-innkeeper-02'];
    const players = [{ coins: 9, persons: ['adventure-innkeeper-01'], cargo: ['red bread', 'blue rum'] }, {}];
    const table = adventure({ options, harbour, players, phase });
    expect(playerOf(table, 0).crowns).toBe(1);
    table.recruit('innkeeper');
    const sales = table.legal.filter((move) => move.kind === 'sell');
    expect(sales).toHaveLength(2);
    const [bread] = sales;
    if (bread !== undefined) table.play(bread);
    expect(table.coins(0)).toBe(8);
    expect(table.legal.filter((move) => move.kind === 'sell')).toEqual([]);
    expect(
      table.whyNot({ kind: 'sell', card: 'adventure-ship-blue-rum', innkeeper: 'adventure-innkeeper-02' })
        ?.rule,
    ).toBe('PR-24.15');
  });

  test('PR-24.13 the new expeditions take a kept ship as well', () => {
    const position = {
      options: { mode: 'adventure-competitive', chapter: '3' },
      expeditions: ['expedition 1 cross 1 house 1 herbs'],
    };
    const crew = ['priest', 'settler'];
    const without = adventure({ ...position, players: [{ persons: crew }, {}] });
    expect(without.kinds).not.toContain('expedition');
    const table = adventure({ ...position, players: [{ persons: crew, cargo: ['ares herbs'] }, {}] });
    table.expedition('expedition 1 cross 1 house 1 herbs', 'priest settler');
    expect([table.influence(0), playerOf(table, 0).cargo]).toEqual([4, []]);
  });
});

describe('persons and taxes', () => {
  test('PR-24.8 the Tybuk brothers bear 1, 2 and 3 sabres', () => {
    const table = adventure({ players: [{ persons: ['tybuk', 'tybuk', 'tybuk'] }, {}] });
    expect(table.view.players[0]?.sabres).toBe(6);
  });

  test('PR-24.9 PR-24.11 a sentinel looks at 3 cards once a turn, and no one else sees them', () => {
    const table = adventure({
      options: { mode: 'adventure-competitive', chapter: '2' },
      players: [{ persons: ['sentinel'] }, {}],
      deck: ['captain', 'tax', 'blue 1/1', 'priest'],
    });
    table.play({ kind: 'look' });
    const seen = seenBy(table, 0).seen;
    expect(seen).toHaveLength(3);
    expect([seenBy(table, 1).seen, table.view.adventure?.seen]).toEqual([[], []]);
    table.play({ kind: 'put-back', card: seen[2] ?? '' });
    expect(table.heard('taxed')).toEqual([]);
    expect(table.view.discard).toHaveLength(2);
    expect(table.whyNot({ kind: 'look' })?.rule).toBe('PR-24.9');
    table.draw();
    expect(table.view.harbour).toEqual([seen[2]]);
    expect(table.kinds).toContain('stop');
  });

  test('PR-24.10 with fewer cards the look is at those, and an empty draw pile is renewed first', () => {
    const position = {
      options: { mode: 'adventure-competitive', chapter: '2' },
      players: [{ persons: ['sentinel'] }, {}],
    };
    const two = adventure({ ...position, deck: ['captain', 'priest'], deckOnly: true }).play({
      kind: 'look',
    });
    expect(two.legal).toHaveLength(2);
    const renewed = adventure({
      ...position,
      deck: [],
      deckOnly: true,
      discard: ['captain', 'priest', 'blue', 'red'],
    });
    renewed.play({ kind: 'look' });
    expect(renewed.legal).toHaveLength(3);
  });

  test('PR-24.17 PR-24.18 the new tax takes half from 16 coins on and gives 2 to the least influence', () => {
    const table = adventure({
      players: [{ coins: 16, persons: ['sailor 3'] }, { coins: 15 }],
      deck: ['adventure-tax-01'],
    }).draw();
    expect([table.coins(0), table.coins(1)]).toEqual([8, 17]);
    const alone = given({
      options: COOPERATIVE,
      players: [{ coins: 3, persons: ['sailor 3'] }],
      deck: ['adventure-tax-01'],
    });
    expect(alone.draw().coins(0)).toBe(5);
  });

  test('PR-24.19 in cooperative play the fee is paid as well', () => {
    const table = given({
      options: COOPERATIVE,
      players: [{}, {}],
      harbour: ['blue 2/1'],
      phase: 'trade',
    }).done();
    table.trade('blue 2/1');
    expect([table.coins(0), table.coins(1)]).toEqual([4, 4]);
  });
});
