/** Adventurers' abilities, events, and what is new in a turn. */
import { describe, expect, test } from 'vitest';
import { CONTENT } from '../../src/built-in-content.ts';
import { portRoyal } from '../../src/index.ts';
import { given } from '../table.ts';
import { COOPERATIVE, adventure, missionMoves, playerOf, seenBy, storyState } from './table.ts';

/** The first player with an unlocked adventurer. */
const unlocked = (adventurer: string, more = {}) => ({
  adventurer: adventurer,
  markers: 3,
  ...more,
});

describe('adventurers', () => {
  test('PR-21.13 Grace May gains 2 coins for a bust with at most 4 cards', () => {
    const small = adventure({
      players: [unlocked('grace-may'), {}],
      harbour: ['blue 1/1'],
      deck: ['blue 3/5'],
    });
    expect(small.draw().coins(0)).toBe(5);
    const large = adventure({
      players: [unlocked('grace-may'), {}],
      harbour: ['blue 1/1', 'captain', 'priest', 'settler'],
      deck: ['blue 3/5'],
    });
    expect(large.draw().coins(0)).toBe(3);
  });

  test('PR-21.14 PR-21.6 Jacques Grandeur gains 2 crowns with an expedition', () => {
    const table = adventure({
      players: [unlocked('jacques-grandeur', { persons: ['captain', 'captain'] }), {}],
      expeditions: ['expedition 2 anchor'],
    });
    table.expedition('expedition 2 anchor', 'captain captain');
    expect(playerOf(table, 0).crowns).toBe(2);
  });

  test('PR-21.15 PR-21.16 PR-21.2 a sabre and a discount, once unlocked', () => {
    const players = [unlocked('jean-blackbeard'), { adventurer: 'senora-anne' }];
    expect(() => adventure({ players })).toThrow('another player has its card');
    const table = adventure({ players: [unlocked('jean-blackbeard', { persons: ['sailor 3'] }), {}] });
    expect(table.view.players[0]?.sabres).toBe(2);
    const anne = adventure({ players: [unlocked('senora-anne'), unlocked('grace-may')] });
    expect(anne.view.players.map(({ discount }) => discount)).toEqual([1, 0]);
    const locked = adventure({ players: [{ adventurer: 'jean-blackbeard' }, {}] });
    expect(locked.view.players[0]?.sabres).toBe(0);
  });

  test('PR-21.17 Don Ferdinando gains a crown with a red ship, sold or kept', () => {
    const ships = { harbour: ['red 1/1'], phase: 'trade' as const };
    const sold = adventure({ ...ships, players: [unlocked('don-ferdinando'), {}] }).trade('red 1/1');
    expect(playerOf(sold, 0).crowns).toBe(1);
    const kept = adventure({
      groups: ['rum'],
      harbour: ['red rum'],
      phase: 'trade',
      players: [unlocked('don-ferdinando'), {}],
    });
    kept.play({ kind: 'keep', card: kept.id('red rum') });
    expect(playerOf(kept, 0).crowns).toBe(1);
  });

  test('PR-21.18 PR-21.20 Officer Scott and Cutthroat Mary are paid when the turn comes', () => {
    const harbour = ['yellow 1/1', 'blue 1/1', 'green 1/1', 'captain', 'priest'];
    const scott = adventure({ players: [unlocked('officer-scott'), {}], harbour, phase: 'trade' });
    expect(scott.coins(0)).toBe(4);
    const mary = adventure({
      players: [unlocked('cutthroat-mary'), {}],
      harbour: harbour.slice(0, 3),
      phase: 'trade',
    });
    expect(mary.coins(0)).toBe(4);
    const few = adventure({
      players: [unlocked('cutthroat-mary'), {}],
      harbour: harbour.slice(0, 2),
      phase: 'trade',
    });
    expect(few.coins(0)).toBe(3);
  });

  test('PR-21.19 P. Landman adds a coin to a blue ship', () => {
    const table = adventure({ players: [unlocked('p-landman'), {}], harbour: ['blue 2/1'], phase: 'trade' });
    expect(table.trade('blue 2/1').coins(0)).toBe(6);
  });

  test('PR-21.21 Samuel Blackguard gains 2 coins when unlocked', () => {
    const table = adventure({
      players: [{ adventurer: 'samuel-blackguard', cargo: ['ares book', 'ares book'] }, {}],
    });
    table.play({ kind: 'mission', mission: '10', ships: playerOf(table, 0).cargo });
    expect(table.coins(0)).toBe(7);
  });

  test('PR-21.22 Thomas Fishborn looks like a sentinel', () => {
    const table = adventure({
      players: [unlocked('thomas-fishborn'), {}],
      deck: ['sailor 3', 'blue', 'tax'],
    });
    table.play({ kind: 'look' });
    expect(table.decision).toMatchObject({ kind: 'look', why: 'sentinel', cards: 3 });
  });
});

describe('events of a turn', () => {
  const during = (event: string, more: object = {}) => adventure({ event: event, ...more });

  test('PR-22.11 Fair Wind: ships sold by the active player bring 1 coin more', () => {
    const harbour = ['blue 2/1', 'red 1/1'];
    const table = during('event-fair-wind', { harbour, phase: 'trade' }).trade('blue 2/1');
    expect(table.coins(0)).toBe(6);
    table.done().trade('red 1/1');
    expect(table.coins(1)).toBe(3);
  });

  test('PR-22.12 Market Day: recruiting costs everybody 1 coin less', () => {
    const table = during('event-market-day');
    expect(table.view.players.map(({ discount }) => discount)).toEqual([1, 1]);
  });

  test('PR-22.13 Sea Fog: one ship is repelled without sabres, but no skull', () => {
    const table = during('event-sea-fog', { deck: ['red 3/S', 'blue 3/5', 'blue 1/1', 'blue 4/5'] });
    table.draw();
    expect(table.decision?.kind).toBe('discover');
    table.draw().play({ kind: 'repel' }).draw().draw();
    expect(table.heard('busted')).toHaveLength(1);
    const armed = during('event-sea-fog', {
      players: [{ persons: ['sailor 3'] }, {}],
      deck: ['blue 1/1', 'blue 4/5'],
    });
    armed.draw().play({ kind: 'repel' }).draw();
    expect(armed.decision?.kind).toBe('repel');
  });

  test('PR-22.14 Rough Swell: one sabre more for each ship', () => {
    const deck = ['blue 1/1'];
    const players = [{ persons: ['sailor 3'] }, {}];
    expect(during('event-rough-swell', { players, deck }).draw().decision?.kind).toBe('discover');
    expect(during('event-alms', { players, deck }).draw().decision?.kind).toBe('repel');
  });

  test('PR-22.16 Onshore Gale: no stopping before three cards, unless nothing is left', () => {
    const table = during('event-onshore-gale', { deck: ['sailor 3', 'captain', 'priest'] }).draw(2);
    expect(table.whyNot({ kind: 'stop' })?.rule).toBe('PR-22.16');
    expect(table.draw().kinds).toContain('stop');
    const empty = during('event-onshore-gale', { deck: ['sailor 3'], deckOnly: true, discard: [] }).draw();
    expect(empty.decision?.kind).toBe('take');
  });

  test('PR-22.20 Late Tide: the active player takes 1 more card', () => {
    const table = during('event-late-tide', { harbour: ['blue 1/1', 'red 1/1'], phase: 'trade' });
    expect(table.decision).toMatchObject({ kind: 'take', left: 2 });
  });

  test('PR-22.21 Free Port: the fee comes from the draw pile; alone it is a coin at once', () => {
    const table = during('event-free-port', { harbour: ['blue 2/1'], phase: 'trade' }).done();
    table.trade('blue 2/1');
    expect([table.coins(0), table.coins(1)]).toEqual([4, 5]);
    const alone = given({
      options: COOPERATIVE,
      players: [{}],
      events: ['event-free-port'],
      deck: ['sailor 3'],
    });
    alone.draw().stop().done();
    expect(alone.heard('event-gain')).toEqual([{ key: 'event-gain', seat: 0, coins: 1 }]);
  });

  test('PR-22.23 Regatta: a crown for four colours when trade and recruit begins', () => {
    const harbour = ['yellow 1/1', 'blue 1/1', 'green 1/1', 'red 1/1'];
    expect(playerOf(during('event-regatta', { harbour, phase: 'trade' }), 0).crowns).toBe(1);
    expect(playerOf(during('event-regatta', { harbour: harbour.slice(1), phase: 'trade' }), 0).crowns).toBe(
      0,
    );
  });
});

describe('events at once', () => {
  /** The second player begins a turn with this event. */
  const next = (event: string, more: object = {}) =>
    adventure({ events: [event], deck: ['sailor 3'], ...more }).quietTurn();

  test('PR-22.1 PR-22.15 Royal Audience: everybody may buy a crown, from the active player on', () => {
    const table = next('event-audience', { players: [{ coins: 2 }, { coins: 1 }] });
    expect(table.heard('event')).toEqual([{ key: 'event', seat: 1, event: 'event-audience' }]);
    expect(table.decision).toMatchObject({ kind: 'buy-crowns', seat: 0, price: 2, most: 1 });
    expect(table.whyNot({ kind: 'buy-crowns', crowns: 2 })?.rule).toBe('PR-22.15');
    table.play({ kind: 'buy-crowns', crowns: 1 });
    expect([table.coins(0), playerOf(table, 0).crowns]).toEqual([0, 1]);
    expect(storyState(table).eventDiscard).toHaveLength(1);
  });

  test('PR-22.17 PR-22.18 PR-22.19 Alms, Harbour Dues and the Sailors’ Feast', () => {
    const coins = (event: string, players: object[]) => {
      const table = next(event, { players });
      return [table.coins(0), table.coins(1)];
    };
    expect(coins('event-alms', [{ coins: 1 }, { coins: 4 }])).toEqual([3, 4]);
    expect(coins('event-alms', [{ coins: 1 }, { coins: 1 }])).toEqual([3, 3]);
    expect(coins('event-harbour-dues', [{ coins: 8 }, { coins: 7 }])).toEqual([6, 7]);
    expect(coins('event-sailors-feast', [{ persons: ['pirate'] }, { persons: ['sailor 3'] }])).toEqual([
      4, 3,
    ]);
  });

  test('PR-22.22 Red Spear Sighted: an Ares ship opens the harbour, and one card must still be turned over', () => {
    const table = next('event-red-spear', { deck: ['sailor 3', 'tax', 'captain', 'ares book', 'blue'] });
    expect(table.view.harbour).toHaveLength(1);
    expect(table.heard('taxed')).toEqual([]);
    expect(table.kinds).not.toContain('stop');
    const none = next('event-red-spear', {
      deck: ['sailor 3', ...Array.from({ length: 8 }, () => 'sailor')],
    });
    expect(none.view.harbour).toEqual([]);
    expect(none.heard('swept')[0]?.cards).toHaveLength(8);
  });

  test('PR-22.24 The Lookout: five cards for the active player alone, one of them to the harbour', () => {
    const table = next('event-lookout', {
      deck: ['sailor 3', 'tax', 'captain', 'blue 1/1', 'expedition', 'red 1/1'],
    });
    expect(seenBy(table, 1).seen).toHaveLength(5);
    expect(seenBy(table, 0).seen).toEqual([]);
    expect(table.legal.map(({ kind }) => kind)).toEqual(['place', 'place', 'place', 'decline']);
    expect(table.whyNot({ kind: 'place', card: 'base-tax-01' })?.rule).toBe('PR-22.24');
    table.play({ kind: 'decline' });
    expect(table.view.discard).toHaveLength(6);
    expect(table.heard('taxed')).toEqual([]);
  });
});

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
    expect([table.influence(0), playerOf(table, 0).cargo]).toEqual([5, []]);
  });
});

describe('persons and taxes', () => {
  test('PR-24.8 the Tybuk brothers bear 1, 2 and 3 sabres', () => {
    const table = adventure({ players: [{ persons: ['tybuk', 'tybuk', 'tybuk'] }, {}] });
    expect(table.view.players[0]?.sabres).toBe(6);
  });

  test('PR-24.9 PR-24.11 a sentinel looks at 3 cards once a turn, and nobody else sees them', () => {
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

  test('PR-20.17 a re-deal never puts an added card among the coins drawn before', () => {
    const table = adventure({
      missions: ['10', '11'],
      players: [{ coins: 9 }, { coins: 9 }],
      options: { mode: 'adventure-competitive', chapter: '1' },
    });
    const added = new Set(table.state.deck.filter((_, at) => at % 3 === 0));
    storyState(table).additions.push({ cards: [...added], early: table.state.coins.flat() });
    for (let seed = 0; seed < 20; seed++) {
      const other = portRoyal.redeal(table.state, 0, [seed, 2, 3, 4, 0]);
      expect(other.coins.flat().filter((card) => added.has(card))).toEqual([]);
      expect(portRoyal.audit?.(other)).toEqual([]);
    }
    expect(missionMoves(table, '10')).toEqual([]);
    expect(CONTENT.adventure.stories).toHaveLength(45);
  });
});
