/** The lasting effects of cards, other than those on costs. */
import { describe, expect, test } from 'vitest';
import { CITY, NATIONS, fightFor, fighting } from './combat-table.ts';
import { exploring } from './explorer-table.ts';
import { card, cardWith, cardsWith, given, locationOf, position } from './table.ts';

describe('in combat', () => {
  test('MA-19.4: a combat point before a combat for each such card, 8 at most', () => {
    const [first = '', second = ''] = cardsWith('combatPointsBeforeCombat');
    const before = (bought: readonly string[], combatPoints = 1) =>
      fighting('TK04', { bought, combatPoints }).me().combatPoints;
    expect([before([]), before([first]), before([first, second])]).toEqual([1, 2, 3]);
    expect([before([first], 7), before([first], 8)]).toEqual([8, 8]);
  });

  test('MA-19.4: only in a combat, only for the owner', () => {
    const id = cardWith('combatPointsBeforeCombat');
    const table = fightFor('spain', 'TK04', { bought: [id], combatPoints: 1 });
    expect(table.play({ kind: 'gain-influence', n: 1 }).done().me().combatPoints).toBe(2);
    const explorer = given({ ship: '20', bought: [id], combatPoints: 1 }, { phase: 'main' });
    explorer.play({ kind: 'city' }, { kind: 'choose', option: 1 });
    expect(explorer.me().combatPoints).toBe(1);
    const idle = given({ ship: '11', bought: [id], combatPoints: 1 }, { phase: 'main' }).done();
    expect(idle.me().combatPoints).toBe(1);
    const players = [
      { ship: '11', combatPoints: 1 },
      { bought: [id], combatPoints: 1 },
    ];
    const other = position({ players, phase: 'main' }).play({ kind: 'city' });
    expect([other.me(0).combatPoints, other.me(1).combatPoints]).toEqual([1, 1]);
  });

  test('MA-19.4: once a turn: a second combat of the turn brings nothing, the next turn does again', () => {
    // The flag of Caracas lets the explorer reach a quest that brings another combat.
    const player = {
      bought: [cardWith('combatPointsBeforeCombat')],
      explorer: 'E6b',
      spies: 1,
      combatPoints: 0,
    };
    const table = fightFor('france', 'TK04', player, { explorerQuests: ['Q02'] });
    expect(table.me().combatPoints).toBe(1);
    table.play(
      { kind: 'take-city', at: '10' },
      { kind: 'explore', to: 'E6c' },
      { kind: 'quest', quest: 'Q02' },
      { kind: 'may', take: true },
    );
    expect(table.decision?.kind).toBe('fight-for');
    expect(table.me().combatPoints).toBe(1);
    table.play({ kind: 'fight-for', nation: 'spain' }).done().done().until('sail', 0).sail('20');
    table.play({ kind: 'city' }, { kind: 'choose', option: 0 });
    expect(table.me().combatPoints).toBe(2);
  });

  test('MA-19.4: at a scoring, too, a player who fought before has had nothing yet', () => {
    const [first = '', second = ''] = cardsWith('combatPointsBeforeCombat');
    const ready = { half: ['U11'], open: ['U1', 'U2', 'U3', 'U4'], doubloons: 9, combatPoints: 0 };
    const table = position({
      players: [
        { ...ready, ship: '21a', bought: [first], hand: ['A21'], explorer: 'E9' },
        { ...ready, bought: [second, 'A28', 'A31'], hand: ['A22'], explorer: 'E6b' },
      ],
      phase: 'main',
      explorerQuests: ['Q16', 'Q02', 'Q01'],
    }).done();
    for (const [seat, card, to, quest] of [
      [0, 'A21', 'E10', 'Q02'],
      [1, 'A22', 'E6c', 'Q16'],
    ] as const) {
      table.until('buying', seat);
      table.play({ kind: 'buy', card }, { kind: 'disc', area: 'U11' }, { kind: 'choose', option: 0 });
      table.play({ kind: 'explore', to }, { kind: 'quest', quest }, { kind: 'may', take: true });
      expect(table.me(seat).combatPoints).toBe(1);
      table.play({ kind: 'fight-for', nation: 'spain' }).done();
    }
  });

  test.each(NATIONS)('MA-19.10: two combat points for fighting for %s, none for others', (nation) => {
    const marque = { france: 'B033', spain: 'B034', england: 'B035' }[nation] ?? '';
    for (const other of NATIONS) {
      const table = fightFor(other, 'TK25', { bought: [marque], combatPoints: 1 });
      expect(table.me().combatPoints).toBe(other === nation ? 3 : 1);
    }
    expect(fightFor(nation, 'TK25', { bought: [marque], combatPoints: 7 }).me().combatPoints).toBe(8);
  });

  test('MA-19.11: three points for a cube taken off', () => {
    const id = cardWith('pointsForCubeTaken');
    const player = { bought: [id], doubloons: 9 };
    const table = fightFor('france', 'TK01', player, { cubes: { 4: 'spain' } }).play(CITY);
    expect(table.me().points).toMatchObject({ cards: 3, combat: 2 });
    // Nothing for annexing, six with two such cards, and a village counts like a city.
    expect(fightFor('france', 'TK01', player).play(CITY).me().points['cards']).toBe(0);
    const both = { bought: cardsWith('pointsForCubeTaken'), doubloons: 9, open: ['U7'] };
    const village = fightFor('france', 'TK01', both, { cubes: { 2: 'spain' } });
    expect(village.play({ kind: 'take-village', at: '2' }).me().points['cards']).toBe(6);
    const watching = position({
      players: [{ ship: '11', doubloons: 9 }, { bought: [id] }],
      phase: 'main',
      tokens: ['TK01'],
      cubes: { 4: 'spain' },
    }).play({ kind: 'city' }, { kind: 'fight-for', nation: 'france' }, CITY);
    expect([watching.me(0).points['cards'], watching.me(1).score]).toEqual([0, 0]);
  });
});

describe('exploring', () => {
  test('MA-19.1, MA-19.6: one space further, for each such card', () => {
    const [first = '', second = ''] = cardsWith('explorerSteps');
    expect(exploring({ bought: [first] }).options('explore')).toEqual(['E1', 'E2', 'E3']);
    expect(exploring({ bought: [first, second] }).options('explore')).toEqual(['E1', 'E2', 'E3', 'E4']);
  });

  test('MA-19.7: a point from the owner of each explorer passed, if there is one', () => {
    const bought = [cardWith('pointsFromPassedExplorers')];
    const table = exploring({ bought, explorer: 'E0' }, { explorer: 'E1', score: 5 });
    table.play({ kind: 'explore', to: 'E2' });
    expect([table.me(0).score, table.me(1).score]).toEqual([2 + 1, 4]);
    const poor = exploring({ bought, explorer: 'E0' }, { explorer: 'E1' });
    expect(poor.play({ kind: 'explore', to: 'E2' }).me(1).score).toBe(0);
  });

  test('MA-19.1, MA-19.7: two such cards take two points, and never more than there are', () => {
    const bought = ['B028', 'B029'];
    const scores = (score: number) => {
      const table = exploring({ bought, explorer: 'E0' }, { explorer: 'E1', score });
      table.play({ kind: 'explore', to: 'E2' });
      return [table.me(0).score, table.me(1).score];
    };
    // E2 itself brings 2 points.
    expect([5, 1, 0].map(scores)).toEqual([
      [4, 3],
      [3, 0],
      [2, 0],
    ]);
  });

  test('MA-19.7: from every owner passed, not from those ahead or behind, not without the card', () => {
    const stealing = (bought: readonly string[]) => {
      const table = position({
        players: [
          { ship: '20', bought, explorer: 'E3' },
          { explorer: 'E4', score: 5 },
          { explorer: 'E5', score: 5 },
          { explorer: 'E1', score: 5 },
        ],
        phase: 'main',
      }).play({ kind: 'city' }, { kind: 'choose', option: 1 }, { kind: 'explore', to: 'E6' });
      return [0, 1, 2, 3].map((seat) => table.me(seat).score);
    };
    expect(stealing(['B028'])).toEqual([2, 4, 4, 5]);
    expect(stealing([])).toEqual([0, 5, 5, 5]);
  });

  test('MA-19.7: of two ways to the same space the one that passes more explorers', () => {
    // E8 by E6 and E7, or past the other explorer by the long branch: four steps do for both.
    const bought = ['B028', 'B026', 'B027'];
    const table = exploring({ bought, explorer: 'E5' }, { explorer: 'E6a', score: 5 });
    expect(table.play({ kind: 'explore', to: 'E8' }).me(1).score).toBe(4);
  });

  test('MA-8.2, MA-19.7: Jeanne is skipped and robbed like everyone', () => {
    const table = position({
      players: [{ ship: '20', explorer: 'E0', bought: ['B028'] }],
      phase: 'main',
      jeanne: { explorer: 'E1', score: 5 },
    }).play({ kind: 'city' }, { kind: 'choose', option: 1 });
    expect(table.options('explore')).toEqual(['E2', 'E3']);
    table.play({ kind: 'explore', to: 'E2' });
    expect([table.me().score, table.view().jeanne?.score]).toEqual([2 + 1, 4]);
  });

  test('MA-19.7: also from an explorer on a space whose quest is gone', () => {
    const bought = [cardWith('pointsFromPassedExplorers')];
    const table = exploring(
      { bought, explorer: 'E9' },
      { explorer: 'E10', score: 3 },
      { explorerQuests: ['Q01', '', 'Q02'] },
    ).play({ kind: 'explore', to: 'E11' });
    expect(table.me(1).score).toBe(2);
  });
});

describe('of spies', () => {
  test('MA-19.8: any ship that stops at a spy brings its owner a point or 2 doubloons', () => {
    const spy =
      cardsWith('spy to a place').find((id) => locationOf(card(id).spyTo) === '2') ??
      cardWith('spy to a place');
    const place = locationOf(card(spy).spyTo);
    const bought = [cardWith('watchfulSpies'), spy];
    const table = position({ players: [{ bought, doubloons: 0 }, { ship: behind(place) }], active: 1 });
    table.sail(place);
    expect(table.decision).toMatchObject({ kind: 'tip', seat: 0, at: place });
    table.play({ kind: 'tip', take: 'doubloons' });
    expect(table.me(0).doubloons).toBe(2);
    expect(table.decision).toMatchObject({ kind: 'main', seat: 1 });
  });

  test('MA-19.8: once a stop for each such card, however many spies stand there', () => {
    const [watcher, second, spy, twin] = ['B030', 'B031', 'A45', 'B093'];
    const stop = (...bought: string[]) =>
      position({ players: [{ bought, doubloons: 0, spies: 0 }, { ship: '4' }], active: 1 }).sail('6');
    const many = stop(watcher, spy, twin).play({ kind: 'tip', take: 'points' });
    expect(many.me(0)).toMatchObject({ score: 1, doubloons: 0 });
    expect(many.decision).toMatchObject({ kind: 'main', seat: 1 });
    const both = stop(watcher, second, spy).play({ kind: 'tip', take: 'doubloons' });
    expect(both.decision).toMatchObject({ kind: 'tip', seat: 0 });
    both.play({ kind: 'tip', take: 'points' });
    expect(both.me(0)).toMatchObject({ score: 1, doubloons: 2 });
    expect(both.decision).toMatchObject({ kind: 'main', seat: 1 });
  });

  test('MA-19.8: not without a spy there, not for a ship that passes, not without the card', () => {
    const decision = (bought: readonly string[], to: string) =>
      position({ players: [{ bought }, { ship: '4' }], active: 1 }).sail(to).decision?.kind;
    expect(decision(['B030', 'A45'], '6')).toBe('tip');
    expect(decision(['B030', 'A45'], '7')).toBe('main');
    expect(decision(['B030'], '6')).toBe('main');
    expect(decision(['A45'], '6')).toBe('main');
  });

  test('MA-19.8: the owner’s ship counts too, and several owners answer clockwise from the player who has stopped', () => {
    const table = position({
      players: [
        { bought: ['B030', 'A45'], doubloons: 0 },
        { ship: '4', bought: ['C99', 'LA8'], doubloons: 0 },
        { bought: ['B031', 'B093'], doubloons: 0 },
      ],
      options: { difficulty: 'medium', armada: true },
      active: 1,
    }).sail('6');
    const asked: number[] = [];
    while (table.decision?.kind === 'tip') {
      asked.push(table.seat);
      table.play({ kind: 'tip', take: 'doubloons' });
    }
    expect(asked).toEqual([1, 2, 0]);
    expect([0, 1, 2].map((seat) => table.me(seat).doubloons)).toEqual([2, 2, 2]);
  });

  test('MA-19.9: a spy for 2 combat points', () => {
    const table = given(
      { bought: [cardWith('combatPointsForReturnedSpy')], spies: 2, ship: '9' },
      { phase: 'main' },
    );
    table.play({ kind: 'spy-to-points' });
    expect(table.me()).toMatchObject({ combatPoints: 3, spies: 1, spySupply: 4 });
    // As often as there are spies, up to 8 combat points.
    table.play({ kind: 'spy-to-points' });
    expect(table.me()).toMatchObject({ combatPoints: 5, spies: 0, spySupply: 5 });
    expect(table.rule({ kind: 'spy-to-points' })).toBe('MA-19.9');
    const full = given(
      { bought: [cardWith('combatPointsForReturnedSpy')], combatPoints: 7, ship: '9' },
      { phase: 'main' },
    );
    expect(full.play({ kind: 'spy-to-points' }).me().combatPoints).toBe(8);
    expect(given({ ship: '9' }, { phase: 'main' }).rule({ kind: 'spy-to-points' })).toBe('MA-19.9');
  });
});

/** The place just before a village, by number. */
function behind(place: string): string {
  return place === '6' ? '4' : place === '18' ? '13' : place === '14' ? '11' : `${Number(place) - 1}`;
}
