/** Expeditions: persons go, influence and coins come. */
import { describe, expect, test } from 'vitest';
import { box, given } from './table.ts';

const CROSS = 'expedition 2 cross';
const ANCHOR = 'expedition 2 anchor';
const HOUSE = 'expedition 2 house';
const BIG_ANCHOR = 'expedition 2 anchor 1 house';
const BIG_CROSS = 'expedition 2 cross 1 house';

/** The crews that could complete the only expedition on the table, by type. */
function crewsFor(expedition: string, persons: readonly string[]): string[] {
  const table = given({ players: [{ persons }, {}], expeditions: [expedition] });
  return table.legal
    .filter((move) => move.kind === 'expedition')
    .map((move) =>
      move.persons
        .map((id) => table.card(id).type)
        .toSorted()
        .join(' '),
    )
    .toSorted();
}

describe('when', () => {
  test('PR-5.1 expeditions stay on the table, several at once, until one is completed', () => {
    const table = given({
      players: [{}, { persons: ['priest', 'priest'] }],
      expeditions: [ANCHOR],
      deck: [CROSS, 'settler'],
    }).quietTurn();
    expect(table.view.expeditions).toEqual(['base-expedition-anchor2', 'base-expedition-cross2']);
    table.draw().expedition(CROSS, 'priest priest');
    expect(table.view.expeditions).toEqual(['base-expedition-anchor2']);
    expect(table.whyNot({ kind: 'expedition', card: 'base-expedition-cross2', persons: [] })).toMatchObject({
      code: 'expedition-away',
      rule: 'PR-5.1',
    });
  });

  test('PR-5.2 only the active player completes expeditions', () => {
    const table = given({
      players: [{ persons: ['captain', 'captain'] }, { persons: ['priest', 'priest'] }],
      expeditions: [CROSS, ANCHOR],
      phase: 'trade',
      harbour: ['blue 2/2', 'green 1/1'],
    }).done();
    expect(table.decision).toMatchObject({ kind: 'take', seat: 1 });
    expect(table.kinds).toEqual(['trade', 'done']);
    const persons = table.view.players[1]?.persons;
    expect(table.whyNot({ kind: 'expedition', card: 'base-expedition-cross2', persons })).toMatchObject({
      code: 'only-active',
      rule: 'PR-5.2',
    });
    table.pass();
    expect(table.view.active).toBe(1);
    table.expedition(CROSS, 'priest priest');
  });

  test('PR-5.3 before the first card, and between two cards', () => {
    const position = {
      players: [{ persons: ['priest', 'priest'] }, {}],
      expeditions: [CROSS],
      deck: ['settler', 'sailor'],
    };
    const first = given(position).expedition(CROSS, 'priest priest');
    expect(first.decision).toMatchObject({ kind: 'discover', drawn: 0 });
    expect(first.kinds).toEqual(['draw']);
    const between = given(position).draw().expedition(CROSS, 'priest priest');
    expect(between.decision).toMatchObject({ kind: 'discover', drawn: 1 });
    expect([first.influence(0), between.influence(0)]).toEqual([4, 4]);
  });

  test('PR-5.3 PR-2.6 at once when it has been revealed', () => {
    const table = given({ players: [{ persons: ['priest', 'jack'] }, {}], deck: [CROSS] }).draw();
    expect(table.expedition(CROSS, 'priest jack').influence(0)).toBe(4);
  });

  test('PR-5.3 after stopping, between two cards taken, and after the last', () => {
    const position = {
      players: [{ persons: ['priest', 'priest'] }, { coins: 0 }],
      expeditions: [CROSS],
      harbour: ['yellow 1/1', 'blue 1/1', 'green 1/1', 'red 1/1'],
    };
    const stopped = given(position).stop().expedition(CROSS, 'priest priest');
    expect(stopped.decision).toMatchObject({ kind: 'take', left: 2 });
    const between = given(position).stop().trade('blue 1/1').expedition(CROSS, 'priest priest');
    expect(between.trade('red 1/1').decision).toMatchObject({ kind: 'take', left: 0 });
    const last = given(position).stop().trade('blue 1/1').trade('red 1/1').expedition(CROSS, 'priest priest');
    expect([stopped, between, last].map((table) => table.influence(0))).toEqual([4, 4, 4]);
  });

  test('PR-5.3 after a bust', () => {
    const table = given({
      players: [{ persons: ['priest', 'priest'] }, {}],
      harbour: ['blue 1/1'],
      deck: [CROSS, 'blue 2/2'],
    }).draw(2);
    expect(table.heard('busted')).toHaveLength(1);
    expect(table.expedition(CROSS, 'priest priest').influence(0)).toBe(4);
  });

  test('PR-5.4 any number in one turn', () => {
    const persons = ['priest', 'priest', 'captain', 'captain', 'settler', 'settler', 'jack', 'jack', 'jack'];
    const table = given({ players: [{ persons }, {}], expeditions: [CROSS, ANCHOR, HOUSE, BIG_ANCHOR] });
    table.expedition(CROSS, 'priest priest').expedition(ANCHOR, 'captain captain');
    table.expedition(HOUSE, 'settler settler').expedition(BIG_ANCHOR, 'jack jack jack');
    expect(table.view.players[0]).toMatchObject({ persons: [], influence: 18, coins: 3 + 2 + 2 + 2 + 3 });
  });

  test('PR-5.5 no one has to: the turn can end although the crew would do', () => {
    const table = given({
      players: [{ persons: ['priest', 'priest'] }, {}],
      expeditions: [CROSS],
      deck: ['sailor'],
    });
    table.quietTurn();
    expect([table.seat, table.view.expeditions.length, table.influence(0)]).toEqual([1, 1, 2]);
  });
});

describe('who goes', () => {
  test('PR-5.6 one person for each symbol: captain for anchor, priest for cross, settler for house', () => {
    expect(crewsFor(ANCHOR, ['captain', 'captain'])).toEqual(['captain captain']);
    expect(crewsFor(CROSS, ['priest', 'priest'])).toEqual(['priest priest']);
    expect(crewsFor(HOUSE, ['settler', 'settler'])).toEqual(['settler settler']);
    expect(crewsFor(BIG_ANCHOR, ['captain', 'captain', 'settler'])).toEqual(['captain captain settler']);
    expect(crewsFor(BIG_CROSS, ['priest', 'priest', 'settler'])).toEqual(['priest priest settler']);
  });

  test('PR-5.6 too few or others will not do', () => {
    expect(crewsFor(ANCHOR, ['captain', 'priest', 'settler', 'sailor', 'admiral'])).toEqual([]);
    expect(crewsFor(BIG_ANCHOR, ['captain', 'captain', 'captain'])).toEqual([]);
    const table = given({ players: [{ persons: ['priest', 'captain'] }, {}], expeditions: [CROSS] });
    const persons = table.view.players[0]?.persons;
    expect(table.whyNot({ kind: 'expedition', card: 'base-expedition-cross2', persons })).toMatchObject({
      code: 'wrong-persons',
      rule: 'PR-5.6',
    });
  });

  test('PR-5.7 jacks stand for any symbol, several together too', () => {
    for (const expedition of [CROSS, ANCHOR, HOUSE]) {
      expect(crewsFor(expedition, ['jack', 'jack'])).toEqual(['jack jack']);
    }
    expect(crewsFor(BIG_CROSS, ['jack', 'jack', 'jack'])).toEqual(['jack jack jack']);
    expect(crewsFor(BIG_CROSS, ['priest', 'jack', 'jack'])).toEqual(['jack jack priest']);
    expect(crewsFor(CROSS, ['jack', 'captain'])).toEqual([]);
  });

  test('PR-5.8 exactly those persons are discarded and their influence is lost', () => {
    const persons = ['base-priest-01', 'base-priest-02', 'base-captain-01'];
    const table = given({ players: [{ persons }, {}], expeditions: [CROSS] });
    expect(table.influence(0)).toBe(3);
    table.expedition(CROSS, 'priest priest');
    expect(table.view.players[0]?.persons).toEqual(['base-captain-01']);
    expect(table.view.discard.toSorted()).toEqual(['base-priest-01', 'base-priest-02']);
    expect(table.influence(0)).toBe(3 - 2 + 4);
  });

  test('PR-5.8 more persons than symbols cannot be sent', () => {
    const persons = ['base-priest-01', 'base-priest-02', 'base-priest-03'];
    const table = given({ players: [{ persons }, {}], expeditions: [CROSS] });
    const move = { kind: 'expedition', card: 'base-expedition-cross2', persons };
    expect(table.whyNot(move)).toMatchObject({ code: 'wrong-persons' });
  });

  test('PR-5.9 where more fit than are needed the player chooses: jacks are neither spent nor saved', () => {
    const persons = ['priest', 'priest', 'jack', 'jack'];
    expect(crewsFor(CROSS, persons)).toEqual(['jack jack', 'jack priest', 'priest priest']);
    const table = given({ players: [{ persons }, {}], expeditions: [CROSS] }).expedition(CROSS, 'jack jack');
    const left = table.view.players[0]?.persons.map((id) => table.card(id).type);
    expect(left).toEqual(['priest', 'priest']);
  });

  test('PR-5.12 a person recruited this turn may go at once', () => {
    const table = given({
      players: [{ coins: 4, persons: ['priest'] }, {}],
      expeditions: [CROSS],
      phase: 'trade',
      harbour: ['priest'],
    });
    table.recruit('priest').expedition(CROSS, 'priest priest');
    expect([table.coins(0), table.influence(0)]).toEqual([2, 4]);
  });
});

describe('what it brings', () => {
  test('PR-5.10 the expedition lies in the player’s area and counts its influence', () => {
    const persons = ['priest', 'priest', 'settler'];
    const table = given({ players: [{ persons }, {}], expeditions: [BIG_CROSS] });
    table.expedition(BIG_CROSS, 'priest priest settler');
    expect(table.view.players[0]).toMatchObject({
      expeditions: ['base-expedition-cross2-house1'],
      influence: 6,
    });
  });

  test('PR-5.11 its coins come from the draw pile', () => {
    const table = given({
      players: [{ coins: 0, persons: ['priest', 'priest'] }, {}],
      expeditions: [CROSS],
      deck: ['jester', 'sailor', 'pirate'],
    }).expedition(CROSS, 'priest priest');
    expect(table.state.coins[0]?.map((card) => box.cards[card]?.type)).toEqual(['jester', 'sailor']);
  });

  test('PR-5.11 PR-14.8 after the persons have gone, who may therefore come back as coins', () => {
    const table = given({
      players: [{ coins: 0, persons: ['priest', 'jack'] }, {}],
      expeditions: [CROSS],
      deck: ['sailor'],
      deckOnly: true,
    });
    table.expedition(CROSS, 'priest jack');
    expect(table.state.coins[0]?.map((card) => box.cards[card]?.type)).toContain('sailor');
    expect([table.coins(0), table.state.tokens[0], table.view.discard.length]).toEqual([2, 0, 0]);
    expect(table.view.deck).toBe(1);
  });

  test('PR-5.8 PR-7.1 it always gives more influence than its crew had', () => {
    const crew = box.cards.filter((card) => card.symbol !== '');
    expect(new Set(crew.map((card) => card.influence))).toEqual(new Set([1]));
    const expeditions = box.cards.filter((card) => card.kind === 'expedition');
    expect(expeditions.filter((card) => card.influence <= card.anchors + card.crosses + card.houses)).toEqual(
      [],
    );
  });
});
