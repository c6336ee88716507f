import { describe, expect, test } from 'vitest';
import type { PlayerPosition } from '../src/position-spec.ts';
import { cardWith, given, position, showing, tileWith } from './table.ts';

const MAIN = { phase: 'main' } as const;
const CITY = { kind: 'city' } as const;

/** The ship lies at 4, where the city tile with this action is. */
function inCity(code: string, player: PlayerPosition = {}, players = 2) {
  const others = Array.from({ length: players - 1 }, () => ({}));
  return position({
    ...MAIN,
    players: [{ ship: '4', doubloons: 0, ...player }, ...others],
    cityTiles: { 4: tileWith(code, players) },
  }).play(CITY);
}

describe('delivering', () => {
  const [corn = '', more = ''] = showing('corn', 2);

  test('MA-5.1: first deliver, then act', () => {
    const table = given({ ship: '10', hand: [corn] }, MAIN);
    expect(table.options('deliver')).toEqual([corn]);
    table.play({ kind: 'deliver', card: corn });
    expect(table.decision).toMatchObject({ kind: 'disc', to: 'market' });
    table.play({ kind: 'disc', area: 'U4' });
    expect(table.decision?.kind).toBe('village');
  });

  test('MA-5.2: the card is discarded, a disc of choice lies on the market', () => {
    const table = given({ ship: '10', hand: [corn] }, MAIN).play({ kind: 'deliver', card: corn });
    table.play({ kind: 'disc', area: 'U7' });
    expect(table.place('10').discs).toBe(1);
    expect(table.view().discard).toEqual([corn]);
    expect(table.me().discs[6]).toBe(1);
  });

  test('MA-5.2: not another good, and nothing on a full market', () => {
    const [sugar = ''] = showing('sugar', 1);
    const why = (table: ReturnType<typeof given>, card: string) => table.whyNot({ kind: 'deliver', card });
    const table = given({ ship: '10', hand: [corn, sugar] }, MAIN);
    expect(why(table, sugar)).toEqual({ code: 'wrong-good', rule: 'MA-5.2' });
    expect(why(table, more)).toEqual({ code: 'not-in-hand', rule: 'MA-5.2' });
    const full = given({ ship: '10', hand: [corn] }, { ...MAIN, markets: { 10: 1 } });
    expect(why(full, corn)).toEqual({ code: 'market-full', rule: 'MA-5.2' });
    expect(full.play(CITY).decision?.kind).toBe('village');
  });

  test('MA-5.3: one good a turn', () => {
    const table = given({ ship: '1', hand: showing('tobacco', 2) }, { ...MAIN, markets: {} });
    table.play({ kind: 'deliver', card: showing('tobacco', 1)[0] ?? '' }, { kind: 'disc', area: 'U1' });
    expect(table.decision?.kind).toBe('village');
  });

  test('MA-5.4: acting without delivering, and delivering without acting', () => {
    const acting = given({ ship: '10', hand: [corn], doubloons: 0 }, MAIN).play(CITY);
    expect(acting.me().doubloons).toBe(2);
    const delivering = given({ ship: '10', hand: [corn, more] }, MAIN);
    delivering.play({ kind: 'deliver', card: corn }, { kind: 'disc', area: 'U1' }).done();
    expect(delivering.place('10').discs).toBe(1);
  });

  test('MA-5.2: without a disc on the ship nothing can be delivered', () => {
    const open = Array.from({ length: 12 }, (_, area) => `U${area + 1}`);
    const table = given({ ship: '10', hand: [corn], open }, MAIN);
    expect(table.can({ kind: 'deliver', card: corn })).toBe(false);
    expect(table.play(CITY).can({ kind: 'deliver', card: corn })).toBe(false);
    expect(table.decision).toMatchObject({ kind: 'village', left: 1 });
  });

  test('MA-5.17: there is no market at 20', () => {
    const table = given({ ship: '20', hand: [corn] }, MAIN);
    expect(table.whyNot({ kind: 'deliver', card: corn })).toEqual({
      code: 'no-market-here',
      rule: 'MA-5.17',
    });
    expect(table.play(CITY).decision?.kind).toBe('choose');
  });
});

describe('city actions', () => {
  test('MA-5.5: CT1 moves the explorer up to the number', () => {
    const table = given({ ship: '4' }, { ...MAIN, cityTiles: { 4: 'CT-01' } }).play(CITY);
    expect(table.options('explore')).toEqual(['E1', 'E2', 'E3']);
    const two = given({ ship: '4' }, { ...MAIN, cityTiles: { 4: 'CT-02' } }).play(CITY);
    expect(two.options('explore')).toEqual(['E1', 'E2']);
  });

  test('MA-5.6: CT2: 1 influence and a village action', () => {
    const table = inCity('CT2').play({ kind: 'influence', nation: 'spain' });
    expect(table.me().influence).toEqual([0, 1, 0]);
    expect(table.decision).toMatchObject({ kind: 'village', left: 1 });
  });

  test('MA-5.7: CT3: 1 combat point, then a disc out of the game', () => {
    const table = inCity('CT3').play({ kind: 'disc', area: 'U1' });
    expect(table.me().combatPoints).toBe(2);
    expect(table.state.discsOut).toBe(1);
  });

  test('MA-5.8: CT4: 3 combat points', () => {
    expect(inCity('CT4', {}, 3).me().combatPoints).toBe(4);
  });

  test('MA-5.9: CT5: 2 doubloons, then a village action', () => {
    const table = inCity('CT5', {}, 3);
    expect(table.me().doubloons).toBe(2);
    expect(table.decision).toMatchObject({ kind: 'village', left: 1 });
  });

  test('MA-5.10: CT6: 1 combat point and 1 influence', () => {
    const table = inCity('CT6').play({ kind: 'influence', nation: 'england' });
    expect(table.me()).toMatchObject({ combatPoints: 2, influence: [0, 0, 1] });
  });

  test('MA-5.11: CT7: a village action for each compass held when the turn began', () => {
    const compass = cardWith('compasses');
    expect(inCity('CT7').decision).toMatchObject({ kind: 'village', left: 1 });
    expect(inCity('CT7', { bought: [compass] }).decision).toMatchObject({ kind: 'village', left: 2 });
    const two = ['A26', 'A27'];
    expect(inCity('CT7', { bought: two }).decision).toMatchObject({ kind: 'village', left: 3 });
  });

  test('MA-5.11: a compass gained in the turn counts from the next turn on', () => {
    // A standing book pays for a disc at 13: U11, the explorer at the end, a village action, a compass.
    const player = { bought: ['A29'], hand: ['A26'], doubloons: 20, explorer: 'E22', half: ['U11'] };
    const table = given(
      { ...player, ship: '12', open: ['U1', 'U2', 'U3', 'U4'] },
      { legacy: ['L15'], cityTiles: { 13: tileWith('CT7') } },
    ).sail('13');
    table.play({ kind: 'use-tile', tile: 'L15' }, { kind: 'disc', area: 'U11' });
    table.play({ kind: 'choose', option: 0 }, { kind: 'explore', to: 'E24' }, { kind: 'buy', card: 'A26' });
    expect(table.me().compasses).toBe(2);
    expect(table.play(CITY).decision).toMatchObject({ kind: 'village', left: 1 });
    table.done().until('sail', 0);
    // The ship comes by again; now there is a hand, but nothing is delivered.
    table.state.ships[0] = 12;
    table.sail('13').decline().play(CITY).until('village', 0);
    expect(table.decision).toMatchObject({ kind: 'village', left: 2 });
  });

  test('MA-5.12: CT8: a point for each combat token; the hand may go for 4 doubloons', () => {
    const table = inCity('CT8', { tokens: 3, hand: showing('sugar', 2) });
    expect(table.me().score).toBe(3);
    table.play({ kind: 'may', take: true });
    expect(table.me()).toMatchObject({ doubloons: 4, handSize: 0, score: 3 });
    expect(table.view().discard).toEqual(showing('sugar', 2));
    const keeping = inCity('CT8', { tokens: 3, hand: showing('sugar', 2) });
    keeping.play({ kind: 'may', take: false });
    expect(keeping.me()).toMatchObject({ doubloons: 0, handSize: 2, score: 3 });
    expect(inCity('CT8', { tokens: 1 }).decision?.kind).not.toBe('may');
    expect(inCity('CT8', { tokens: 2, hand: showing('corn', 1) }, 3).me().score).toBe(2);
  });

  test('MA-5.13: CT9: 4 doubloons, or 2 points for each spy of the player on a location', () => {
    expect(inCity('CT9').play({ kind: 'choose', option: 0 }).me().doubloons).toBe(4);
    const table = inCity('CT9', { bought: [cardWith('spy to a place')] }).play({ kind: 'choose', option: 1 });
    expect(table.me()).toMatchObject({ doubloons: 0, score: 2 });
    // Spies on the ship, and those of other players, do not count as spies on a location.
    const two = position({
      players: [{ ship: '4', bought: ['A45', 'A46'], spies: 3 }, { bought: ['A47'] }],
      ...MAIN,
      cityTiles: { 4: tileWith('CT9') },
    }).play(CITY, { kind: 'choose', option: 1 });
    expect(two.me().points['cities']).toBe(4);
  });

  test('MA-5.14: CT10: 2 combat points for influence and 6 doubloons, if the player likes', () => {
    const table = inCity('CT10', { combatPoints: 2 }).play({ kind: 'may', take: true });
    table.play({ kind: 'influence', nation: 'france' });
    expect(table.me()).toMatchObject({ combatPoints: 0, doubloons: 6, influence: [1, 0, 0] });
    const keeping = inCity('CT10', { combatPoints: 2 }).play({ kind: 'may', take: false });
    expect(keeping.me()).toMatchObject({ combatPoints: 2, doubloons: 0, influence: [0, 0, 0] });
    expect(inCity('CT10', { combatPoints: 1 }).decision?.kind).not.toBe('may');
  });

  test('MA-5.15: Santiago: a spy, then a village action', () => {
    const table = given({ ship: '1', spies: 1 }, MAIN).play(CITY);
    expect(table.me().spies).toBe(2);
    expect(table.decision).toMatchObject({ kind: 'village', left: 1 });
  });

  test('MA-5.16: Maracaibo: combat', () => {
    expect(given({ ship: '11' }, MAIN).play(CITY).decision?.kind).toBe('fight-for');
  });

  test('MA-12.1: 20: combat, or the explorer up to 2', () => {
    const fight = given({ ship: '20' }, MAIN).play(CITY, { kind: 'choose', option: 0 });
    expect(fight.decision?.kind).toBe('fight-for');
    const explore = given({ ship: '20' }, MAIN).play(CITY, { kind: 'choose', option: 1 });
    expect(explore.options('explore')).toEqual(['E1', 'E2']);
  });

  test('MA-12.2, MA-12.3: 21a and 21b bring 3 points, 22 brings 5', () => {
    const points = (ship: string, round: number) => {
      return given({ ship }, { ...MAIN, round })
        .play(CITY)
        .me().points['homeward'];
    };
    expect([points('21a', 1), points('21b', 4), points('22', 4)]).toEqual([3, 3, 5]);
  });

  test('MA-12.4: the scoring comes after the turn on 21a, action or none', () => {
    const table = given({ ship: '21a', hand: showing('sugar', 4) }, MAIN)
      .done()
      .done();
    expect(table.decision).toMatchObject({ kind: 'buying', seat: 0 });
    expect(table.heard('scoring')).toEqual([{ key: 'scoring', round: 1, seat: 0 }]);
    const acting = given({ ship: '21a', hand: showing('sugar', 4) }, MAIN)
      .play(CITY)
      .done();
    expect(acting.me().score).toBe(3);
    expect(acting.decision).toMatchObject({ kind: 'buying', seat: 0 });
  });

  test('MA-12.4: the final scoring comes after 22; there is none after 20 and 21b', () => {
    const after = (ship: string) => {
      const table = given({ ship, hand: showing('sugar', 4) }, { ...MAIN, round: 4 });
      return table.play({ kind: 'done' }, { kind: 'done' });
    };
    expect(after('22').decision).toMatchObject({ kind: 'buying', seat: 0, round: 4 });
    expect(after('20').decision).toMatchObject({ kind: 'sail', seat: 1 });
    expect(after('21b').decision).toMatchObject({ kind: 'sail', seat: 1 });
  });
});
