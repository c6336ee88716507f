/** Sets Sail: alone with its own taxes and goal, or some of its cards in the base game. */
import { checkTable } from '@captains-table/kernel';
import { describe, expect, test } from 'vitest';
import { CONTENT } from '../src/built-in-content.ts';
import { portRoyal } from '../src/index.ts';
import { box, fresh, given, shuffledCards } from './table.ts';

const alone = { mode: 'sets-sail' };
const joined = { setsSail: true };

describe('alone: set-up', () => {
  test('PR-8.1 is for two to four players', () => {
    const possible = [1, 2, 3, 4, 5].filter((seats) => checkTable(portRoyal.meta, seats, alone).ok);
    expect(possible).toEqual([2, 3, 4]);
  });

  test('PR-8.2 all its cards are dealt, and no others', () => {
    const ids = fresh(2, alone).dealt.map(({ id }) => id);
    expect(ids.toSorted()).toEqual(CONTENT.cards['sets-sail'].map(({ id }) => id).toSorted());
  });

  test('PR-8.4 three coins each, and the base rules for drawing, busting, taking and the fee', () => {
    const start = fresh(4, alone);
    expect([0, 1, 2, 3].map((seat) => start.coins(seat))).toEqual([3, 3, 3, 3]);
    expect(start.view.deck).toBe(shuffledCards('sets-sail') - 12);
    expect(start.kinds).toEqual(['draw']);

    const table = given({ options: alone, players: [{}, {}], deck: ['blue 1/1', 'red 1/1'] });
    table.draw(2).stop().done();
    expect(table.decision).toMatchObject({ kind: 'take', seat: 1, left: 1, fee: true });
    table.trade('blue 1/1').done();
    expect([table.coins(0), table.coins(1)]).toEqual([4, 3]);

    const bust = given({ options: alone, players: [{}, {}], harbour: ['red 1/1'], deck: ['red 1/1'] }).draw();
    expect(bust.heard('busted')).toHaveLength(1);
    expect(bust.decision).toMatchObject({ kind: 'discover', seat: 1 });
  });

  test('PR-8.5 no expedition is in the pile or on the table', () => {
    for (const seats of [2, 3, 4]) {
      const table = fresh(seats, alone);
      expect(table.dealt.filter((card) => card.kind === 'expedition')).toEqual([]);
      expect(table.view.expeditions).toEqual([]);
    }
  });
});

describe('alone: taxes and end', () => {
  test('PR-8.6 PR-8.7 who has 9 coins or more goes down to 8, who has 8 keeps them', () => {
    const crew = { persons: ['sailor'] };
    const players = [{ ...crew, coins: 9 }, { ...crew, coins: 13 }, { ...crew, coins: 8 }, { coins: 0 }];
    const table = given({ options: alone, players, deck: ['tax'] }).draw();
    expect(table.heard('taxed').map(({ seat, coins }) => [seat, coins])).toEqual([
      [0, 1],
      [1, 5],
    ]);
    expect([0, 1, 2, 3].map((seat) => table.coins(seat))).toEqual([8, 8, 8, 1]);
  });

  test('PR-8.8 the least influence gains 1 coin, all of them on a tie, and sabres count for nothing', () => {
    const players = [{ persons: ['pirate'] }, {}, {}];
    const table = given({ options: alone, players, deck: ['tax'] }).draw();
    expect([0, 1, 2].map((seat) => table.coins(seat))).toEqual([3, 4, 4]);
    const taxes = box.cards.filter((card) => card.set === 'sets-sail' && card.tax !== undefined);
    expect(new Set(taxes.map((card) => card.tax?.bonus.to))).toEqual(new Set(['least-influence']));
  });

  test('PR-4.12 PR-8.8 tied players draw their coin clockwise from the active player', () => {
    const deck = ['tax', 'sailor 7', 'pirate 5', 'passenger 2'];
    const table = given({ options: alone, players: [{}, {}, {}], active: 1, deck }).draw();
    const newest = [1, 2, 0].map((seat) => box.cards[table.state.coins[seat]?.at(-1) ?? -1]?.type);
    expect(newest).toEqual(['sailor', 'pirate', 'passenger']);
  });

  test('PR-8.9 the end is triggered at 8 influence', () => {
    const seven = { coins: 6, persons: ['passenger 6', 'passenger 6', 'passenger 2'] };
    const six = { coins: 6, persons: ['sailor 7', 'sailor 5', 'passenger 2'] };
    const harbour = ['sailor 3', 'sailor 3'];
    const table = given({ options: alone, players: [six, seven], harbour, phase: 'trade' });
    table.recruit('sailor 3');
    expect([table.influence(0), table.view.ending]).toEqual([7, false]);
    table.done().recruit('sailor 3');
    expect([table.influence(1), table.view.ending]).toEqual([8, true]);
  });

  test('PR-8.10 the round is played out, and coins break a tie', () => {
    const table = given({
      options: alone,
      players: [
        { coins: 3, persons: ['passenger 6', 'passenger 6', 'passenger 2'] },
        { coins: 5, persons: ['sailor 7', 'sailor 5', 'pirate 7'] },
      ],
      harbour: ['sailor 3'],
      deck: ['passenger 2'],
      phase: 'trade',
    });
    table.recruit('sailor 3').done();
    expect(table.decision).toMatchObject({ kind: 'discover', seat: 1 });
    table.draw().stop().recruit('passenger 2').done();
    expect(table.result).toMatchObject({ scores: [8, 8], ranking: [2, 1] });
  });
});

describe('merchants', () => {
  const store = { kind: 'store', take: true } as const;
  const discard = { kind: 'store', take: false } as const;

  test('PR-8.11 PR-8.12 a ship of the colour goes under the merchant, and its coins come all the same', () => {
    const players = [{ coins: 0, persons: ['merchant blue 4'] }, {}];
    const table = given({ options: alone, players, harbour: ['blue 4/5'], phase: 'trade' });
    const ship = table.id('blue 4/5');
    table.trade('blue 4/5');
    expect(table.decision).toMatchObject({ kind: 'store', seat: 0, card: ship });
    table.play(store);
    expect(table.view.players[0]?.ships).toEqual([ship]);
    expect(table.view.discard).not.toContain(ship);
    expect(table.coins(0)).toBe(4);
  });

  test('PR-8.11 a ship of another colour is just discarded', () => {
    const players = [{ coins: 0, persons: ['merchant blue 4'] }, {}];
    const table = given({ options: alone, players, harbour: ['red 1/1'], phase: 'trade' }).trade('red 1/1');
    expect(table.decision).toMatchObject({ kind: 'take', seat: 0 });
    expect(table.view.discard).toHaveLength(1);
  });

  test('PR-8.13 every ship under a merchant is 1 influence, whatever its coins', () => {
    const table = given({
      options: alone,
      players: [{ persons: ['merchant blue 4', 'merchant yellow 4'] }, {}],
      harbour: ['blue 4/5', 'yellow 1/1', 'green 1/1', 'red 1/1'],
      phase: 'trade',
    });
    table.trade('blue 4/5').play(store);
    expect(table.influence(0)).toBe(3);
    table.trade('yellow 1/1').play(store);
    expect(table.influence(0)).toBe(4);
  });

  test('PR-8.14 two merchants of a colour: one question, one place, 1 influence', () => {
    const players = [{ persons: ['merchant blue 4', 'merchant blue 8'] }, {}];
    const table = given({ options: alone, players, harbour: ['blue 2/2'], phase: 'trade' });
    table.trade('blue 2/2').play(store);
    expect(table.decision).toMatchObject({ kind: 'take' });
    expect(table.view.players[0]?.ships).toHaveLength(1);
    expect(table.influence(0)).toBe(1 + 3 + 1);
  });

  test('PR-8.15 one merchant holds any number of ships', () => {
    const players = [{ persons: ['merchant blue 4'], ships: ['blue 1/1', 'blue 2/1', 'blue 3/5'] }, {}];
    const table = given({ options: alone, players, harbour: ['blue 4/5'], phase: 'trade' });
    table.trade('blue 4/5').play(store);
    expect(table.view.players[0]?.ships).toHaveLength(4);
    expect(table.influence(0)).toBe(1 + 4);
  });

  test('PR-8.16 works for a player who is not active, who still pays the fee', () => {
    const players = [{ coins: 0 }, { coins: 0, persons: ['merchant blue 4'] }];
    const table = given({ options: alone, players, harbour: ['blue 2/2'], phase: 'trade' });
    table.done().trade('blue 2/2').play(store);
    expect([table.coins(0), table.coins(1), table.influence(1)]).toEqual([1, 1, 2]);
  });

  test('PR-8.16 a merchant just recruited already takes the next ship', () => {
    const harbour = ['merchant blue 4', 'blue 1/1', 'yellow 1/1', 'green 1/1', 'red 1/1'];
    const table = given({ options: alone, players: [{ coins: 4 }, {}], harbour, phase: 'trade' });
    table.recruit('merchant blue').trade('blue 1/1').play(store);
    expect(table.influence(0)).toBe(2);
  });

  test('PR-8.17 storing is a choice, asked again for each ship', () => {
    const table = given({
      options: alone,
      players: [{ coins: 0, persons: ['merchant blue 4', 'merchant yellow 4'] }, {}],
      harbour: ['blue 4/5', 'yellow 1/1', 'green 1/1', 'red 1/1'],
      phase: 'trade',
    });
    const flute = table.id('blue 4/5');
    table.trade('blue 4/5').play(discard);
    expect(table.view.discard).toContain(flute);
    expect([table.coins(0), table.influence(0)]).toEqual([4, 2]);
    table.trade('yellow 1/1').play(store);
    expect(table.influence(0)).toBe(3);
  });

  test('PR-8.17 a stored ship stays through a bust and a reshuffle', () => {
    const table = given({
      options: alone,
      players: [{ persons: ['merchant blue 4'], ships: ['blue 4/5'] }, {}],
      deck: ['red 1/1'],
      deckOnly: true,
      discard: ['red 1/1'],
    });
    table.draw(2);
    expect([table.heard('reshuffled').length, table.heard('busted').length]).toEqual([1, 1]);
    expect(table.view.players[0]?.ships).toHaveLength(1);
    expect(table.influence(0)).toBe(2);
  });

  test('PR-8.13 PR-7.1 a ship stored in another turn triggers the end', () => {
    const eleven = { persons: ['merchant blue', 'senorita 9', 'senorita 9', 'senorita 7'] };
    const table = given({ options: joined, players: [{}, eleven], harbour: ['blue 1/1'], phase: 'trade' });
    table.done().trade('blue 1/1');
    expect([table.influence(1), table.view.ending]).toEqual([11, false]);
    table.play(store);
    expect([table.influence(1), table.view.ending]).toEqual([12, true]);
  });

  test('PR-8.11 PR-10.4 PR-6.11 merchant, clerk and trader of one colour all serve one ship', () => {
    const table = given({
      options: { setsSail: true, newCrew: true },
      players: [{ coins: 0, persons: ['merchant yellow', 'clerk yellow', 'trader yellow 3'] }, {}],
      harbour: ['yellow 1/1', 'red 1/1'],
      phase: 'trade',
    });
    table.trade('yellow 1/1').play(store);
    expect(table.coins(0)).toBe(2);
    expect(table.view.players[0]?.ships).toHaveLength(1);
    expect(table.decision).toMatchObject({ kind: 'take', left: 1 });
  });

  test('PR-8.18 a passenger brings influence and nothing else', () => {
    const table = given({
      options: joined,
      players: [{ coins: 4 }, {}],
      harbour: ['passenger'],
      phase: 'trade',
    });
    const before = table.view.players[0];
    table.recruit('passenger');
    const after = table.view.players[0];
    expect(after?.influence).toBe(2);
    expect([after?.sabres, after?.discount]).toEqual([before?.sabres, before?.discount]);
    const passengers = CONTENT.cards['sets-sail'].filter(
      (c) => c.kind === 'person' && c.type === 'passenger',
    );
    expect(passengers.every((card) => card.kind === 'person' && card.abilities.length === 0)).toBe(true);
  });
});

describe('combined with the base game', () => {
  test('PR-8.19 exactly the marked cards come in', () => {
    const { dealt } = fresh(2, joined);
    const sail = dealt.filter((card) => card.set === 'sets-sail').map(({ id }) => id);
    const marked = CONTENT.cards['sets-sail'].filter((card) => 'joinsBase' in card).map(({ id }) => id);
    expect(sail.toSorted()).toEqual(marked.toSorted());
    expect(dealt).toHaveLength(shuffledCards('base') + marked.length);
  });

  test('PR-8.20 players, goal, taxes and expeditions are those of the base game', () => {
    expect(checkTable(portRoyal.meta, 5, joined).ok).toBe(true);
    const five = fresh(5, joined);
    expect(five.view.goal).toBe(12);
    expect(five.dealt.filter((card) => card.kind === 'expedition')).toHaveLength(6);
    const taxes = five.dealt.filter((card) => card.kind === 'tax');
    expect(taxes.map((card) => card.set)).toEqual(['base', 'base', 'base', 'base']);
  });

  test('PR-8.20 9 coins pay no tax and 8 influence end nothing', () => {
    const players = [
      { coins: 9, persons: ['senorita 9', 'senorita 9', 'sailor 3'] },
      { persons: ['sailor 3'] },
    ];
    const table = given({ options: joined, players, deck: ['tax influence'] }).draw();
    expect(table.coins(0)).toBe(9);
    const rich = given({ options: joined, players, harbour: ['trader red'], phase: 'trade' }).recruit(
      'trader red',
    );
    expect([rich.influence(0), rich.view.ending]).toEqual([8, false]);
  });

  test('PR-1.22 PR-8.19 all additions join the base game at once, but none joins Sets Sail alone', () => {
    const all = { setsSail: true, gambler: true, newCrew: true };
    expect(fresh(2, all).dealt).toHaveLength(shuffledCards('base', 'sets-sail', 'gambler', 'contracts'));
    const asked = Object.keys(all).map((set) => checkTable(portRoyal.meta, 2, { ...alone, [set]: true }).ok);
    expect(asked).toEqual([false, false, false]);
  });
});
