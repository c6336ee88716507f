import { describe, expect, test } from 'vitest';
import { card, cardWith, given, locationOf, position, showing } from './table.ts';

const MAIN = { phase: 'main' } as const;

describe('main actions', () => {
  test('MA-3.1: a village offers village actions and its quest, and one of them is done', () => {
    const table = given({ ship: '15', combatPoints: 3 }, { ...MAIN, quests: { 15: ['Q03'] } });
    expect(table.kinds).toEqual(['village', 'quest', 'done']);
    table.play({ kind: 'village' }).done();
    expect(table.decision?.kind).toBe('draw');
  });

  test('MA-3.1: a city offers its city action, no village action', () => {
    const table = given({ ship: '10' }, MAIN);
    expect(table.kinds).toEqual(['city', 'done']);
    expect(table.rule({ kind: 'village' })).toBe('MA-9.1');
    expect(given({ ship: '9' }, MAIN).rule({ kind: 'city' })).toBe('MA-5.1');
  });

  test('MA-3.2: no main action is possible too', () => {
    const table = given({ ship: '9' }, MAIN).done();
    expect(table.heard('no-main-action')).toHaveLength(1);
  });
});

describe('free actions', () => {
  const [first = '', second = ''] = showing('sugar', 2);

  test('MA-3.3: cards are planned before, during and after the main action', () => {
    const hand = showing('tobacco', 3);
    const table = given({ ship: '9', hand }, { ...MAIN, points: 4 });
    table.play({ kind: 'plan', card: hand[0] ?? '' }, { kind: 'village' }, { kind: 'doubloon' });
    table.play({ kind: 'plan', card: hand[1] ?? '' }, { kind: 'doubloon' });
    expect(table.decision?.kind).toBe('after');
    table.play({ kind: 'plan', card: hand[2] ?? '' });
    expect(table.me().planned).toEqual(hand);
  });

  test('MA-3.4: there are three planning slots', () => {
    const planned = showing('corn', 3);
    const table = given({ ship: '9', hand: [first], planned }, MAIN);
    expect(table.rule({ kind: 'plan', card: first })).toBe('MA-3.4');
    expect(given({ ship: '9', hand: [first] }, MAIN).rule({ kind: 'plan', card: second })).toBe('MA-3.4');
  });

  test('MA-3.5: a planned card is not delivered, not discarded and not counted, but can be bought', () => {
    const corn = showing('corn', 1);
    const table = given({ ship: '10', planned: corn, doubloons: 30, spies: 2 }, MAIN).play({ kind: 'city' });
    // Caracas wants corn, but none is in hand: straight on to its village action.
    expect(table.decision?.kind).toBe('village');
    expect(table.rule({ kind: 'discard-hand' })).toBe('MA-9.2');
    expect(table.can({ kind: 'buy', card: corn[0] })).toBe(true);
    table.done();
    expect(table.decision).toMatchObject({ kind: 'draw', left: 4 });
    // Nor does it pay: the quest wants two herbs.
    const [herb = '', other = ''] = showing('herb', 2);
    const quest = given({ ship: '15', hand: [herb], planned: [other] }, { ...MAIN, quests: { 15: ['Q13'] } });
    expect(quest.rule({ kind: 'quest', quest: 'Q13' })).toBe('MA-10.2');
  });

  test('MA-3.3: an objective completed within a combat pays for the nation and lends its spy', () => {
    const objective = { kind: 'objective', career: 'K-4', objective: 0, level: 'low' } as const;
    const player = { ship: '11', career: 'K-4', quests: 4, tokens: 3, doubloons: 0, spies: 0 };
    const table = given(player, { ...MAIN, tokens: ['TK01'], cubes: {} }).play({ kind: 'city' });
    expect(table.rule({ kind: 'fight-for', nation: 'france' })).toBe('MA-6.2');
    table.play(objective, { kind: 'fight-for', nation: 'france' });
    expect(table.me()).toMatchObject({ doubloons: 4 - 2, spies: 1 });
    table.play(
      { ...objective, objective: 1 },
      { kind: 'boost', with: 'spy' },
      { kind: 'boost', with: 'spy' },
    );
    expect(table.decision).toMatchObject({ kind: 'combat', value: 8 });
  });

  test('MA-3.3, MA-19.9: between combat actions cards are planned and spies become points', () => {
    const [planned = ''] = showing('tobacco', 1);
    const player = {
      ship: '11',
      hand: [planned],
      bought: [cardWith('combatPointsForReturnedSpy')],
      spies: 1,
      combatPoints: 0,
    };
    const table = given(player, { ...MAIN, tokens: ['TK04'] });
    table.play({ kind: 'city' }, { kind: 'fight-for', nation: 'spain' }, { kind: 'gain-influence', n: 1 });
    table.play({ kind: 'plan', card: planned }, { kind: 'spy-to-points' });
    expect(table.me()).toMatchObject({ planned: [planned], spies: 0, combatPoints: 2 });
    expect(table.rule({ kind: 'spy-to-points' })).toBe('MA-19.9');
  });

  test('MA-3.6: planned cards are seen by all', () => {
    const table = given({ planned: [first] });
    expect(table.view(1).players[0]?.planned).toEqual([first]);
  });

  test('MA-3.7: an explorer may stay, village actions may be left', () => {
    const table = given({ ship: '20' }, MAIN).play({ kind: 'city' }, { kind: 'choose', option: 1 }).decline();
    expect(table.heard('stayed')).toHaveLength(1);
    expect(table.me().explorer).toBe('E0');
    const village = given({ ship: '9', doubloons: 0 }, { ...MAIN, points: 7 });
    village.play({ kind: 'village' }, { kind: 'doubloon' }).done();
    expect(village.decision?.kind).toBe('draw');
    expect(village.me().doubloons).toBe(1);
  });
});

describe('spy actions', () => {
  const id = cardWith('spy to a place', 'spy: points 3, doubloons 5');
  const place = locationOf(card(id).spyTo);

  test('MA-11.1: at a stop with a spy of the player its action is a main action', () => {
    const table = given({ ship: place, bought: [id], doubloons: 0 }, MAIN);
    table.play({ kind: 'spy', card: id });
    expect(table.me()).toMatchObject({ doubloons: 5, score: 3 });
    expect(table.decision?.kind).not.toBe('main');
  });

  test('MA-11.1: not with the spy of another, not elsewhere', () => {
    const others = position({ players: [{ ship: place }, { bought: [id] }], ...MAIN });
    expect(others.rule({ kind: 'spy', card: id })).toBe('MA-11.1');
    expect(given({ ship: '20', bought: [id] }, MAIN).rule({ kind: 'spy', card: id })).toBe('MA-11.1');
  });

  test('MA-11.2, MA-11.6: a spy placed this turn cannot act yet and is not counted as unused', () => {
    const table = given({ ship: place, bought: [id], doubloons: 0 }, MAIN);
    table.state.ownedBefore = 0;
    expect(table.rule({ kind: 'spy', card: id })).toBe('MA-11.2');
    table.done();
    expect(table.me().score).toBe(0);
  });

  test('MA-11.2, MA-11.6: nor when it is placed under the ship before the main action, but next round', () => {
    // A disc on L10 opens U11; the explorer reaches the end, where the village action buys a spy for 2.
    const spy = 'B076';
    const player = { hand: [spy], doubloons: 20, spies: 1, explorer: 'E22', half: ['U11'] };
    const table = given(
      { ...player, ship: '1', open: ['U1', 'U2', 'U3', 'U4'] },
      { legacy: ['L10'], active: 1 },
    );
    // The other player goes first, so that this is a turn from its beginning.
    table.until('sail', 0).sail('2').play({ kind: 'use-tile', tile: 'L10' }, { kind: 'disc', area: 'U11' });
    table.play({ kind: 'choose', option: 0 }, { kind: 'explore', to: 'E24' }, { kind: 'buy', card: spy });
    expect(table.decision).toMatchObject({ kind: 'main', at: '2' });
    expect(table.me().spiesAt).toEqual(['2']);
    expect(table.rule({ kind: 'spy', card: spy })).toBe('MA-11.2');
    expect(table.options('spy')).toEqual([]);
    table.done().until('sail', 0).sail('3');
    expect(table.me().points['spies']).toBe(0);
    table.until('sail', 0);
    // The next round: the ship comes by again.
    table.state.ships[0] = 1;
    table.sail('2').decline();
    expect(table.can({ kind: 'spy', card: spy })).toBe(true);
    expect(table.done().me().points['spies']).toBe(2);
  });

  test('MA-11.6: a spy placed behind the ship brings nothing this round, one ahead of it does', () => {
    const placing = (card: string) => {
      const table = given({ ship: '9', hand: [card], doubloons: 20 }, { ...MAIN, points: 1 });
      table.play({ kind: 'village' }, { kind: 'buy', card }).until('sail', 0);
      table.sail('11').until('sail', 0);
      // The other player ends the round.
      table.state.ships[1] = table.state.ships[1] === 20 ? 20 : 19;
      return table;
    };
    const home = (table: ReturnType<typeof given>) => {
      for (let turns = 0; turns < 4 && table.view().round === 1; turns++) {
        table.sail(table.reach[0]?.split(' ')[0] ?? '').until('sail');
      }
      return table.me(0).points['spies'];
    };
    // Spies behind the ship at 6, beside it at 9, sailed past at 10, and still ahead at 19 when the ships go home.
    expect(['A45', 'A46', 'A54', 'A53'].map((card) => home(placing(card)))).toEqual([0, 0, 2, 2]);
  });

  test('MA-11.4: two points for each spy here that does not act', () => {
    // Two own spies at 6, and one of the other player at 9.
    const [acting, twin] = ['A45', 'B093'];
    const both = () =>
      position({ players: [{ ship: '6', bought: [acting, twin] }, { bought: ['A46'] }], ...MAIN });
    expect(both().done().me().points['spies']).toBe(4);
    expect(both().play({ kind: 'village' }).me().points['spies']).toBe(4);
    // One acts for 3 points, the other is left unused.
    expect(both().play({ kind: 'spy', card: acting }).me().points['spies']).toBe(3 + 2);
    const others = position({ players: [{ ship: '9' }, { bought: ['A46'] }], ...MAIN }).done();
    expect([others.me(0).score, others.me(1).score]).toEqual([0, 0]);
    expect(
      given({ ship: '9', bought: [acting, twin] }, MAIN)
        .done()
        .me().score,
    ).toBe(0);
  });

  test('MA-11.7: spies on the board stay there', () => {
    const table = given({ ship: place, bought: [id] }, MAIN).play({ kind: 'spy', card: id });
    expect(table.me().spiesAt).toEqual([place]);
  });

  test('MA-11.9: spies come from the general supply while there are any', () => {
    const spySupplier = position({ players: [{ ship: '1', spies: 5 }, {}], ...MAIN });
    spySupplier.play({ kind: 'city' });
    expect(spySupplier.me()).toMatchObject({ spies: 5, spySupply: 0 });
    // Of two spies only the one that is left.
    const id = cardWith('spies');
    const last = given({ ship: '9', hand: [id], doubloons: 20, spies: 4 }, MAIN);
    last.play({ kind: 'village' }, { kind: 'buy', card: id });
    expect(last.me()).toMatchObject({ spies: 5, spySupply: 0 });
  });

  test('MA-21.18: an action with a cost needs the cost', () => {
    const dear = cardWith('spy to a place', 'spy: doubloons 5, village 3');
    const at = locationOf(card(dear).spyTo);
    const poor = given({ ship: at, bought: [dear], combatPoints: 1 }, MAIN);
    expect(poor.rule({ kind: 'spy', card: dear })).toBe('MA-21.18');
    expect(given({ ship: at, bought: [dear], combatPoints: 2 }, MAIN).can({ kind: 'spy', card: dear })).toBe(
      true,
    );
  });
});
