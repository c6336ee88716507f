/** What each contract asks for, what its slots bring and what its seal says. */
import { describe, expect, test } from 'vitest';
import type { Position } from '../src/position.ts';
import { box, given } from './table.ts';

const options = { mode: 'contracts' };
const SEATS = [0, 1, 2, 3, 4];

function deal(position: Position) {
  return given({ options, ...position });
}

/** Whether the active player with these persons could claim the contract. */
function fits(contract: string, persons: readonly string[]): boolean {
  return deal({ players: [{ persons }, {}], contracts: [contract] }).kinds.includes('claim');
}

/** What each of the five slots brings when those before it are taken. */
function slots(
  contract: string,
  position: Omit<Position, 'players'>,
  player: Position['players'][number],
): number[] {
  return SEATS.map((taken) => {
    const claims = { [contract]: [1, 2, 3, 4].slice(0, taken) };
    const players = [{ coins: 0, ...player }, {}, {}, {}, {}];
    const table = deal({ ...position, players, contracts: [contract], claims });
    if (position.deck !== undefined) table.draw();
    const before = table.coins(0);
    return table.claim(contract).coins(0) - before;
  });
}

function seal(contract: string): string {
  const { number, letter } = box.contracts.find(({ id }) => id === contract)?.seal ?? {};
  return `${number} ${letter}`;
}

describe('persons owned', () => {
  const six = [
    ['PR-12.1', 'bruja', ['captain', 'senorita'], [3, 2, 1, 0, 0], '1 G'],
    ['PR-12.2', 'luminary', ['priest', 'jester'], [4, 3, 2, 1, 0], '0 I'],
    ['PR-12.3', 'maritime-supremacy', ['captain', 'viceadmiral'], [4, 3, 2, 1, 0], '0 G'],
    ['PR-12.4', 'new-colony', ['settler', 'gunner'], [3, 2, 1, 0, 0], '1 D'],
    ['PR-12.5', 'trade-outpost', ['settler', 'clerk'], [4, 3, 2, 1, 0], '0 D'],
    ['PR-12.6', 'trade-master', ['trader', 'trader'], [3, 2, 1, 0, 0], '0 B'],
  ] as const;

  test.each(six)('%s %s asks for %j', (_rule, contract, persons, coins, sealed) => {
    const [one, other] = persons;
    expect(fits(contract, persons)).toBe(true);
    expect(fits(contract, [one])).toBe(false);
    expect(fits(contract, [other])).toBe(false);
    expect(slots(contract, {}, { persons })).toEqual(coins);
    expect(seal(contract)).toBe(sealed);
  });

  test('PR-12.6 the two traders may be of one colour or of two', () => {
    expect(fits('trade-master', ['trader red', 'trader red'])).toBe(true);
    expect(fits('trade-master', ['trader red', 'trader blue'])).toBe(true);
    expect(fits('trade-master', ['trader red', 'clerk red'])).toBe(false);
  });

  test.each(six)('PR-12.7 (%s) in %s a jack never stands in', (_rule, contract, [one, other]) => {
    expect(fits(contract, ['jack', 'jack'])).toBe(false);
    expect(fits(contract, ['jack', one])).toBe(false);
    expect(fits(contract, ['jack', other])).toBe(false);
  });

  test('PR-12.8 PR-11.30 one captain serves two contracts and then an expedition', () => {
    const persons = ['captain', 'senorita', 'viceadmiral', 'jack'];
    const contracts = ['bruja', 'maritime-supremacy'];
    const table = deal({ players: [{ persons }, {}], contracts, expeditions: ['expedition 2 anchor'] });
    table.claim('bruja').claim('maritime-supremacy').expedition('expedition 2 anchor', 'captain jack');
    expect(table.view.players[0]?.persons).toHaveLength(2);
    expect(table.view.contracts.map(({ claims }) => claims)).toEqual([[0], [0]]);
  });
});

describe('cheap persons, sabres, expeditions', () => {
  test('PR-12.9 Thrifty Crew: four persons of cost 3 or less', () => {
    const four = ['sailor 3', 'sailor 3', 'trader red', 'trader blue 3'];
    expect(fits('thrifty-crew', four)).toBe(true);
    expect(fits('thrifty-crew', four.slice(1))).toBe(false);
    expect(fits('thrifty-crew', [...four.slice(1), 'captain', 'priest', 'settler'])).toBe(false);
    expect(slots('thrifty-crew', {}, { persons: four })).toEqual([5, 4, 3, 2, 1]);
    expect(seal('thrifty-crew')).toBe('1 B');
  });

  test('PR-12.10 the printed cost counts, whatever a señorita saves', () => {
    const three = ['sailor 3', 'sailor 3', 'trader red'];
    expect(fits('thrifty-crew', [...three, 'captain', 'senorita', 'senorita'])).toBe(false);
    const players = [{ coins: 2, persons: [...three, 'senorita', 'senorita'] }, {}];
    const table = deal({ players, contracts: ['thrifty-crew'], harbour: ['captain'], phase: 'trade' });
    table.recruit('captain');
    expect(table.kinds).toEqual(['done']);
  });

  test('PR-12.11 Mercenary: three sabres, however they come together', () => {
    expect(fits('mercenary', ['sailor', 'pirate'])).toBe(true);
    expect(fits('mercenary', ['sailor', 'sailor', 'sailor'])).toBe(true);
    expect(fits('mercenary', ['sailor', 'sailor'])).toBe(false);
    expect(slots('mercenary', {}, { persons: ['sailor', 'pirate'] })).toEqual([3, 2, 1, 0, 0]);
    expect(seal('mercenary')).toBe('0 A');
  });

  test('PR-12.12 Explorer: a completed expedition', () => {
    expect(fits('explorer', ['priest', 'priest'])).toBe(false);
    const persons = ['priest', 'priest'];
    const table = deal({
      players: [{ persons }, {}],
      contracts: ['explorer'],
      expeditions: ['expedition 2 cross'],
    });
    expect(table.kinds).not.toContain('claim');
    table.expedition('expedition 2 cross', 'priest priest').claim('explorer');
    expect(slots('explorer', {}, { expeditions: ['expedition 2 cross'] })).toEqual([2, 1, 0, 0, 0]);
    expect(seal('explorer')).toBe('1 E');
  });

  test.each([
    ['thrifty-crew', { persons: ['sailor 3', 'sailor 3', 'sailor 3', 'trader red'] }],
    ['mercenary', { persons: ['sailor', 'pirate'] }],
    ['explorer', { expeditions: ['expedition 2 cross'] }],
    ['small-estate', { persons: ['senorita 9', 'senorita 9', 'admiral 9', 'admiral 9'] }],
    ['ransom', { coins: 15 }],
  ])('PR-12.13 %s can be claimed at once and in a later turn', (contract, player) => {
    const position = {
      options: { mode: 'cooperative' },
      players: [{ coins: 0, ...player }, { coins: 0 }],
      contracts: [contract, 'jinx'],
      timePile: ['expedition 2 house', 'expedition 2 anchor'],
    };
    expect(given(position).claim(contract).heard('claimed')).toHaveLength(1);
    const table = given(position).draw().stop().done().done();
    expect(table.decision).toMatchObject({ kind: 'discover', seat: 1 });
    table.draw().stop().claim(contract);
    expect(table.heard('claimed')).toMatchObject([{ seat: 0, contract }]);
  });
});

describe('Tax Inspector', () => {
  const contracts = ['tax-inspector'];

  test('PR-12.23 offered to those who lose coins to a tax, 7 coins on every slot', () => {
    const rich = { coins: 12 };
    const players = [{ ...rich, persons: ['sailor 3'] }, rich, rich, rich, rich];
    const table = deal({ players, contracts, deck: ['tax sabres'] }).draw();
    for (const seat of SEATS) {
      expect(table.decision).toMatchObject({ kind: 'claim', seat, contract: 'tax-inspector' });
      table.claim('tax-inspector');
    }
    expect(SEATS.map((seat) => table.coins(seat))).toEqual([14, 13, 13, 13, 13]);
    expect(seal('tax-inspector')).toBe('1 C');
    const poor = deal({ players: [{ coins: 11 }, {}], contracts, deck: ['tax sabres'] }).draw();
    expect(poor.decision).toMatchObject({ kind: 'discover' });
  });

  test('PR-12.24 also to a player who is not active, outside their own turn', () => {
    const table = deal({ players: [{}, { coins: 12 }], contracts, deck: ['tax influence'] }).draw();
    expect(table.decision).toMatchObject({ kind: 'claim', seat: 1 });
    table.claim('tax-inspector');
    expect(table.decision).toMatchObject({ kind: 'discover', seat: 0, drawn: 1 });
    expect(table.view.contracts[0]?.claims).toEqual([1]);
  });

  test('PR-12.25 after all losses and before the bonus; the 7 coins are not taxed', () => {
    const players = [{ coins: 20 }, { coins: 14, persons: ['sailor 3'] }];
    const table = deal({ players, contracts, deck: ['tax sabres'] }).draw();
    expect([table.coins(0), table.coins(1)]).toEqual([10, 7]);
    expect(table.heard('tax-bonus')).toEqual([]);
    table.claim('tax-inspector');
    expect([table.coins(0), table.coins(1)]).toEqual([17, 7]);
    table.play({ kind: 'decline' });
    expect([table.coins(0), table.coins(1)]).toEqual([17, 8]);
  });

  test('PR-12.25 PR-11.17 PR-11.22 its influence comes before the bonus is judged, and may trigger the end', () => {
    const both = {
      contracts: ['mercenary', ...contracts],
      claims: { mercenary: [1] },
      deck: ['tax influence'],
    };
    const table = deal({ players: [{}, { coins: 12 }], ...both }).draw();
    table.claim('tax-inspector');
    expect(table.heard('tax-bonus').map(({ seat }) => seat)).toEqual([0]);
    const declined = deal({ players: [{}, { coins: 12 }], ...both })
      .draw()
      .play({ kind: 'decline' });
    expect(declined.heard('tax-bonus').map(({ seat }) => seat)).toEqual([0, 1]);
    const eleven = { coins: 12, persons: ['senorita 9', 'senorita 9', 'admiral 9', 'admiral 7'] };
    expect(
      deal({ players: [{}, eleven], ...both })
        .draw()
        .claim('tax-inspector').view.ending,
    ).toBe(true);
  });
});

describe('Jinx', () => {
  const contracts = ['jinx'];
  const bust = { harbour: ['blue 1/1'], deck: ['blue 2/1'] };

  test('PR-12.26 offered to the active player at the bust, 1 coin on every slot', () => {
    const table = deal({ players: [{ coins: 0, persons: ['jester'] }, {}], contracts, ...bust }).draw();
    expect(table.decision).toMatchObject({ kind: 'claim', seat: 0, contract: 'jinx' });
    expect([table.view.harbour.length, table.view.discard.length]).toEqual([0, 2]);
    expect(table.heard('jested')).toEqual([]);
    table.claim('jinx');
    expect(table.coins(0)).toBe(2);
    expect(slots('jinx', bust, {})).toEqual([1, 1, 1, 1, 1]);
    expect(seal('jinx')).toBe('-1 F');
  });

  test('PR-12.26 PR-2.25 who could repel may let the ship come in for it', () => {
    const table = deal({ players: [{ persons: ['pirate'] }, {}], contracts, ...bust }).draw();
    expect(table.decision).toMatchObject({ kind: 'repel', bust: true });
    table.play({ kind: 'let-in' }).claim('jinx');
    expect(table.view.contracts[0]?.claims).toEqual([0]);
  });

  test('PR-12.27 a bust through the gambler counts', () => {
    const deck = ['blue 1/1', 'blue 1/1', 'sailor 3', 'priest'];
    const players = [{ persons: ['gambler'] }, {}];
    const table = deal({ options: { ...options, gambler: true }, players, contracts, deck });
    table.play({ kind: 'gamble' }).claim('jinx');
    expect(table.view.contracts[0]?.claims).toEqual([0]);
  });
});

describe('at once, active or not', () => {
  test.each([
    ['tax-inspector', { deck: ['tax influence'] }],
    ['jinx', { harbour: ['blue 1/1'], deck: ['blue 2/1'] }],
    ['speculator', { harbour: ['blue 1/1', 'red 1/1'], deck: ['green 1/1'] }],
    ['major-speculator', { harbour: ['blue 1/1', 'red 1/1', 'black 1/2'], deck: ['green 1/1'] }],
  ])('PR-11.26 %s is claimed at once or not at all', (contract, position) => {
    const players = [{ coins: 12, persons: ['sailor 3', 'pirate'] }, { coins: 3 }];
    const table = deal({ players, contracts: [contract, 'mercenary'], ...position });
    expect(table.whyNot({ kind: 'claim', contract })).toMatchObject({ code: 'not-met' });
    table.draw();
    if (table.decision?.kind === 'repel') table.play({ kind: 'let-in' });
    expect(table.decision).toMatchObject({ kind: 'claim', seat: 0, contract });
    table.play({ kind: 'decline' });
    expect(table.seat).toBe(0);
    expect(table.legal).toContainEqual({ kind: 'claim', contract: 'mercenary' });
    expect(table.whyNot({ kind: 'claim', contract })).toMatchObject({ code: 'not-met' });
  });

  test.each([
    ['frigate-nemesis', 'red 1/1'],
    ['galleon-nemesis', 'black 1/2'],
  ])('PR-11.26 %s: the coins once taken, the chance is gone', (contract, ship) => {
    const table = deal({ players: [{}, {}], contracts: [contract], harbour: [ship], phase: 'trade' });
    table.trade(ship).play({ kind: 'forgo', take: false });
    expect(table.view.contracts[0]?.counting).toEqual([0, 0]);
    expect(table.kinds).toEqual(['done']);
    expect(table.whyNot({ kind: 'claim', contract })).toMatchObject({ code: 'not-met' });
  });

  test('PR-11.27 only the active player fulfils Jinx, the Speculators and Pirates’ Nest', () => {
    const waiting = {
      persons: ['sailor 3'],
      nest: ['blue 1/1', 'red 1/1', 'green 1/1', 'black 1/2', 'yellow 1/1'],
    };
    const contracts = ['jinx', 'speculator', 'major-speculator', 'pirates-nest'];
    const counting = { speculator: [1, 1] };
    const [coin, another] = ['priest', 'settler'];
    const deck = ['blue 4/5', 'red 4/S', 'green 4/5', coin, another, 'black 4/S'];
    const table = deal({ players: [{}, waiting], contracts, counting, deck }).draw(4);
    expect(table.decision).toMatchObject({ kind: 'claim', seat: 0, contract: 'major-speculator' });
    table.play({ kind: 'decline' }).stop().done();
    expect(table.decision).toMatchObject({ kind: 'take', seat: 1 });
    expect(table.kinds).not.toContain('claim');
    expect(table.heard('claimed')).toMatchObject([{ seat: 0, contract: 'speculator' }]);

    const bust = deal({
      players: [{}, waiting],
      contracts: ['jinx'],
      harbour: ['blue 1/1'],
      deck: ['blue 2/1'],
    }).draw();
    bust.play({ kind: 'decline' });
    expect(bust.decision).toMatchObject({ kind: 'discover', seat: 1 });
  });

  test.each([
    ['bruja', { persons: ['captain', 'senorita'] }],
    ['luminary', { persons: ['priest', 'jester'] }],
    ['maritime-supremacy', { persons: ['captain', 'viceadmiral'] }],
    ['new-colony', { persons: ['settler', 'gunner'] }],
    ['trade-outpost', { persons: ['settler', 'clerk'] }],
    ['trade-master', { persons: ['trader', 'trader'] }],
    ['thrifty-crew', { persons: ['sailor 3', 'sailor 3', 'sailor 3', 'trader red'] }],
    ['mercenary', { persons: ['sailor', 'pirate'] }],
    ['explorer', { expeditions: ['expedition 2 cross'] }],
  ])('PR-11.28 %s can be claimed by a player who is not active', (contract, player) => {
    const table = deal({ players: [{}, player], contracts: [contract], phase: 'trade' });
    expect(table.decision).toMatchObject({ kind: 'take', seat: 1 });
    table.claim(contract);
    expect(table.view.contracts[0]?.claims).toEqual([1]);
  });
});

describe('cooperative contracts', () => {
  const cooperative = { mode: 'cooperative' };

  test('PR-12.41 Small Estate: one player alone has 12 influence', () => {
    const contracts = ['small-estate', 'jinx'];
    const eleven = { coins: 0, persons: ['senorita 9', 'senorita 9', 'admiral 9', 'admiral 7'] };
    const short = given({ options: cooperative, players: [eleven, {}], contracts });
    expect(short.kinds).not.toContain('claim');
    const twelve = { ...eleven, contractInfluence: 1 };
    const table = given({ options: cooperative, players: [twelve, {}], contracts }).claim('small-estate');
    expect(table.coins(0)).toBe(0);
    expect(box.contracts.find(({ id }) => id === 'small-estate')?.slots).toEqual([0, 0, 0, 0, 0]);
    expect(seal('small-estate')).toBe('2 J');
  });

  test('PR-12.41 two players cannot add up their influence', () => {
    const six = { coins: 0, persons: ['senorita 9', 'jester 7', 'sailor 3'] };
    const table = given({ options: cooperative, players: [six, six], contracts: ['small-estate', 'jinx'] });
    expect([table.influence(0), table.influence(1)]).toEqual([6, 6]);
    expect(table.kinds).not.toContain('claim');
  });

  test('PR-12.42 Ransom: one player alone pays 15 coins to the discard pile', () => {
    const contracts = ['ransom', 'jinx'];
    const position = { options: cooperative, contracts, timePile: ['expedition 2 house'] };
    const shared = given({ ...position, players: [{ coins: 14 }, { coins: 14 }] });
    expect(shared.whyNot({ kind: 'claim', contract: 'ransom' })).toMatchObject({ code: 'not-met' });
    const table = given({ ...position, players: [{ coins: 16 }, { coins: 0 }] }).claim('ransom');
    expect([table.coins(0), table.view.paid]).toEqual([1, 15]);
    table.draw().stop();
    expect(table.view.discard).toHaveLength(15);
    expect(box.contracts.find(({ id }) => id === 'ransom')?.slots).toEqual([0, 0, 0, 0, 0]);
    expect(seal('ransom')).toBe('2 K');
  });

  test('PR-12.42 PR-3.24 fees just received help to pay it before the harbour is cleared', () => {
    const players = [{ coins: 14 }, { coins: 0 }];
    const contracts = ['ransom', 'jinx'];
    const table = given({ options: cooperative, players, contracts, harbour: ['blue 1/1'], phase: 'trade' });
    table.done().trade('blue 1/1').done();
    expect(table.decision).toMatchObject({ kind: 'window', seat: 0, after: 'trade' });
    table.claim('ransom').done();
    expect(table.coins(0)).toBe(0);
  });
});
