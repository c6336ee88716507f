import { describe, expect, test } from 'vitest';
import { atSea } from './table.ts';

const RAIDER = {
  crew: 4,
  missions: { granada: '1', portobelo: '2', cartagena: '3', 'puerto-cabello': '4' },
} as const;
const LATER = {
  crew: 4,
  missions: { portobelo: '1', granada: '2', 'puerto-cabello': '3', cartagena: '4' },
} as const;

describe('home to Plymouth', () => {
  test('FD-9.1 after each own mission a player may go home, and discs not used come back', () => {
    const table = atSea([RAIDER, LATER, {}]).attack();
    expect(table.decision).toEqual({ seat: 0, kind: 'home', left: 3, bonus: 2 });
    table.home();
    expect(table.view().home).toEqual([0]);
    expect(table.heard('came-home')[0]?.back).toEqual(['portobelo', 'cartagena', 'puerto-cabello']);
    expect(table.destination('cartagena').discs).toEqual([{ seat: 1, disc: '4' }]);
  });

  test('FD-9.2 after the last mission everyone goes home', () => {
    const table = atSea([RAIDER, LATER, {}]).raid();
    expect(table.heard('came-home').map(({ seat, back }) => [seat, back])).toEqual([
      [0, []],
      [1, []],
      [2, []],
    ]);
    expect(table.view().voyage).toBe(2);
    // No one is asked after the last mission: each has four missions, and three questions.
    expect(table.events.filter(({ key }) => key === 'attacked')).toHaveLength(8);
  });

  test('FD-9.3 the first two home before disc 4 score 2 and 1, the third nothing', () => {
    const table = atSea([RAIDER, LATER, { crew: 2, missions: { granada: '2', cartagena: '3' } }]);
    expect(table.view().homeBonus).toBe(2);
    table.attack().home();
    expect([table.view().homeBonus, table.score(0)]).toEqual([1, 4 + 3 + 2]);
    table.attack().home();
    expect([table.view().homeBonus, table.score(1)]).toEqual([0, 4 + 2 + 1]);
    table.attack();
    expect(table.decision).toMatchObject({ kind: 'home', bonus: 0 });
    table.home();
    expect(table.heard('came-home').map(({ seat, points }) => [seat, points])).toEqual([
      [0, 2],
      [1, 1],
      [2, 0],
    ]);
  });

  test('FD-9.3 a player who has used disc 4 is too late, and takes no bonus from those who come after', () => {
    const fourth = { crew: 2, missions: { granada: '1', portobelo: '4' } } as const;
    // Disc 4 is left out of the voyage of the second: it comes home unused.
    const table = atSea([fourth, { crew: 2, missions: { portobelo: '2', cartagena: '3' } }, {}]);
    table.attack().sailOn().attack().sailOn().attack();
    expect(table.decision).toMatchObject({ kind: 'attack', seat: 0, disc: '4' });
    table.attack();
    expect(table.heard('came-home').map(({ seat, points }) => [seat, points])).toEqual([
      [1, 2],
      [0, 0],
      [2, 0],
    ]);
  });

  test('FD-9.3 the bonuses are there again in the next voyage', () => {
    const table = atSea([RAIDER, LATER, {}]).attack().home().attack().home();
    expect([table.view().voyage, table.view().homeBonus]).toEqual([2, 2]);
  });

  test('FD-9.4 without a conquest there is no bonus, and none is used up', () => {
    const table = atSea([{ trade: 2, missions: { 'san-juan': '1', 'santo-domingo': '2' } }, LATER, {}]);
    table.barter('sugar').home().attack().home();
    expect(table.heard('came-home').map(({ seat, points }) => [seat, points])).toEqual([
      [0, 0],
      [1, 2],
      [2, 0],
    ]);
  });

  test('FD-9.5 discs of successful missions stay on their circles', () => {
    const table = atSea([RAIDER, LATER, {}]).attack().home();
    expect(table.destination('granada').done).toEqual([0]);
    table.attack().sailOn();
    expect(table.destination('granada').done).toEqual([0]);
    expect(table.attack().destination('granada').done).toEqual([0, 1]);
  });

  test('FD-9.6 ships that did not sail lie behind all others', () => {
    const table = atSea([{ barrels: 0 }, RAIDER, { barrels: 0 }], { departed: [2, 0, 1] }).raid();
    expect(table.view().loading.at(-1)).toBe(1);
    expect(table.heard('came-home').map(({ seat }) => seat)).toEqual([1]);
    expect(table.heard('stayed-home')).toEqual([
      { key: 'stayed-home', seat: 2, dock: 2 },
      { key: 'stayed-home', seat: 0, dock: 3 },
    ]);
  });

  test('FD-9.6 who did not sail is not said to come home, and scores neither bonus nor conquests', () => {
    const table = atSea([{ barrels: 0 }, RAIDER, {}], { departed: [0, 1, 2] })
      .attack()
      .home();
    expect(table.heard('came-home')[0]).toMatchObject({ seat: 1, points: 2 });
    const own = (event: object) => 'seat' in event && event.seat === 0;
    const since = table.events.findIndex(({ key }) => key === 'stayed-home');
    expect(table.events.slice(0, since + 1).filter(own)).toEqual([{ key: 'stayed-home', seat: 0, dock: 2 }]);
    expect(table.heard('conquests').map(({ seat }) => seat)).toEqual([1]);
  });

  test('disc 4 used means no bonus', () => {
    const table = atSea([RAIDER, {}, {}]).raid();
    expect(table.heard('came-home')[0]).toMatchObject({ seat: 0, points: 0 });
  });
});
