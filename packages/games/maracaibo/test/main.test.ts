import { describe, expect, test } from 'vitest';
import { card, cardWith, cardsWith, given, locationOf, position, showing } from './table.ts';

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
  });

  test('MA-3.6: planned cards are seen by all', () => {
    const table = given({ planned: [first] });
    expect(table.view(1).players[0]?.planned).toEqual([first]);
  });

  test('MA-3.7: an explorer may stay, village actions may be left', () => {
    const table = given({ ship: '20' }, MAIN).play({ kind: 'city' }, { kind: 'choose', option: 1 }).decline();
    expect(table.heard('stayed')).toHaveLength(1);
  });
});

describe('spy actions', () => {
  const id = cardWith('PC2', 'SA1');
  const place = locationOf(card(id).spyTo);

  test('MA-11.1: at a stop with an own spy its action is a main action', () => {
    const table = given({ ship: place, bought: [id], doubloons: 0 }, MAIN);
    table.play({ kind: 'spy', card: id });
    expect(table.me()).toMatchObject({ doubloons: 5, score: 3 });
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

  test('MA-11.4: two points for each spy here that does not act', () => {
    const idle = given({ ship: place, bought: [id] }, MAIN).done();
    expect(idle.me().score).toBe(2);
    const twin = cardsWith('PC2').find((one) => one !== id && locationOf(card(one).spyTo) === place);
    const table = given({ ship: place, bought: twin === undefined ? [id] : [id, twin] }, MAIN);
    table.play({ kind: 'spy', card: id });
    expect(table.me().score).toBe(3 + (twin === undefined ? 0 : 2));
  });

  test('MA-11.7: spies on the board stay there', () => {
    const table = given({ ship: place, bought: [id] }, MAIN).play({ kind: 'spy', card: id });
    expect(table.me().spiesAt).toEqual([place]);
  });

  test('MA-11.9: spies come from the general supply while there are any', () => {
    const spySupplier = position({ players: [{ ship: '1', spies: 5 }, {}], ...MAIN });
    spySupplier.play({ kind: 'city' });
    expect(spySupplier.me()).toMatchObject({ spies: 5, spySupply: 0 });
  });

  test('MA-21.18: an action with a cost needs the cost', () => {
    const dear = cardWith('PC2', 'SA15');
    const at = locationOf(card(dear).spyTo);
    const poor = given({ ship: at, bought: [dear], combatPoints: 1 }, MAIN);
    expect(poor.rule({ kind: 'spy', card: dear })).toBe('MA-21.18');
    expect(given({ ship: at, bought: [dear], combatPoints: 2 }, MAIN).can({ kind: 'spy', card: dear })).toBe(
      true,
    );
  });
});
