import { describe, expect, test } from 'vitest';
import type { PlayerPosition, Position } from '../src/position-spec.ts';
import { CONTENT } from '../src/built-in-content.ts';
import { NATIONS } from '../src/names.ts';
import { box, card, cardWith, cardsWith, given, locationOf, position, showing } from './table.ts';

/** The number of a symbol. */
const HOUSE = 1;

/** In a village with three village actions and plenty to pay with. */
function buying(player: PlayerPosition, rest: Partial<Position> = {}) {
  return given(
    { ship: '9', doubloons: 50, combatPoints: 8, spies: 2, ...player },
    { phase: 'main', points: 7, ...rest },
  ).play({ kind: 'village' });
}

function buy(id: string, player: PlayerPosition = {}, rest: Partial<Position> = {}) {
  return buying({ hand: [id], ...player }, rest).play({ kind: 'buy', card: id });
}

/** A card whose only price is doubloons, with this trait and no other effect that asks. */
function plain(trait: string): string {
  const found = cardsWith(trait).find((id) => {
    const { spyTo, needs, returnsSpy, keepsSpy, combatPoints, pay } = card(id);
    return spyTo < 0 && needs < 0 && !returnsSpy && !keepsSpy && combatPoints === 0 && pay.length === 0;
  });
  return found ?? cardWith(trait);
}

/** What a card does at once. */
function stepsOf(id: string) {
  const { immediate } = card(id);
  return immediate?.op === 'seq' ? immediate.of : immediate === undefined ? [] : [immediate];
}

describe('buying', () => {
  test('MA-17.1: a card paid as a good is discarded and cannot be bought any more', () => {
    const [corn = ''] = showing('corn', 1);
    const table = given({ ship: '10', hand: [corn], doubloons: 50 }, { phase: 'main' });
    table.play({ kind: 'deliver', card: corn }, { kind: 'disc', area: 'U1' });
    expect(table.rule({ kind: 'buy', card: corn })).toBe('MA-17.2');
  });

  test('MA-17.2: from hand or planning, with a village action', () => {
    const id = plain('doubloon income');
    expect(
      buying({ planned: [id] })
        .play({ kind: 'buy', card: id })
        .me(),
    ).toMatchObject({
      planned: [],
      bought: [id],
    });
    expect(buying({}).rule({ kind: 'buy', card: id })).toBe('MA-17.2');
  });

  test('MA-17.3: its doubloons, less discounts, never below 0', () => {
    const id = plain('doubloon income');
    const { price } = card(id);
    expect(buying({ hand: [id], doubloons: price - 1 }).rule({ kind: 'buy', card: id })).toBe('MA-17.3');
    expect(buy(id, { doubloons: price }).me().doubloons).toBe(0);
  });

  test('MA-19.3: cards and buildings cost less', () => {
    const builder = cardWith('discount');
    const { discount } = card(builder).abilities;
    const id = cardWith('doubloon income', 'late income');
    expect(buy(id, { bought: [builder] }).heard('bought')[0]?.doubloons).toBe(card(id).price - discount);
    const invested = buying({ bought: [builder] }, { prestige: ['abbey'] }).play({
      kind: 'invest',
      building: 'abbey',
    });
    const price = box.prestige.find((building) => building.id === 'abbey')?.price ?? 0;
    expect(invested.me().doubloons).toBe(50 - price + discount);
  });

  test('MA-17.3, MA-19.1, MA-19.3: discounts add up, and nothing costs less than 0', () => {
    const four = ['A05', 'A06', 'B038', 'B039'];
    expect(buy('A13', { bought: four, doubloons: 1 }).me().doubloons).toBe(0);
    // Two more than the card costs: it is free, and no one is paid for taking it.
    expect(buy('A10', { bought: [...four, 'B040'], doubloons: 3 }).me().doubloons).toBe(3);
  });

  test('MA-17.4: a spy goes to the printed place, wherever the ship is', () => {
    const id = cardWith('spy to a place');
    const table = buy(id);
    expect(table.me()).toMatchObject({ spies: 1, spiesAt: [locationOf(card(id).spyTo)] });
    expect(buying({ hand: [id], spies: 0 }).rule({ kind: 'buy', card: id })).toBe('MA-17.4');
  });

  test('MA-17.5: three herbs, the card itself not among them', () => {
    const id = cardWith('pays with cards');
    const herbs = showing('herb', 3, [id]);
    expect(buying({ hand: [id, ...herbs.slice(0, 2)] }).rule({ kind: 'buy', card: id })).toBe('MA-17.5');
    const table = buying({ hand: [id, ...herbs] })
      .play({ kind: 'buy', card: id })
      .payCards();
    expect(table.view().discard).toEqual(herbs);
  });

  test('MA-17.6: three cubes of the nation on locations', () => {
    const id = cardWith('needs cubes');
    const nation = ['france', 'spain', 'england'][card(id).needs] ?? '';
    const cubes = { 1: nation, 2: nation };
    expect(buying({ hand: [id] }, { cubes }).rule({ kind: 'buy', card: id })).toBe('MA-17.6');
    expect(buying({ hand: [id] }, { cubes: { ...cubes, 3: nation } }).can({ kind: 'buy', card: id })).toBe(
      true,
    );
    // Cubes of the treasure fleet and the gold mine lie on no location.
    const table = buying({ hand: [id] }, { cubes });
    table.state.fleet.push(card(id).needs);
    table.state.mine = card(id).needs;
    expect(table.rule({ kind: 'buy', card: id })).toBe('MA-17.6');
  });

  test.each([
    { id: 'B073', nation: 'france', other: 'spain' },
    { id: 'B074', nation: 'spain', other: 'england' },
    { id: 'B075', nation: 'england', other: 'france' },
  ])('MA-17.6: $id asks for cubes of $nation, not of $other', ({ id, nation, other }) => {
    const cubes = (of: string) => ({ cubes: { 1: of, 2: of, 3: of, 4: of } });
    expect(buying({ hand: [id] }, cubes(nation)).can({ kind: 'buy', card: id })).toBe(true);
    expect(buying({ hand: [id] }, cubes(other)).rule({ kind: 'buy', card: id })).toBe('MA-17.6');
  });

  test('MA-17.7: a spy back to the supply, or onto the card', () => {
    const kept = buy(cardWith('spy on the card'), {}, { cubes: everywhere() });
    expect(kept.state.spiesOnCards[0]).toBe(1);
    expect(kept.me()).toMatchObject({ spies: 1, spySupply: 3, spiesAt: [] });
    const returning = CONTENT.cards.find(({ cost }) => cost.spyTo === 'supply');
    const options = { difficulty: 'medium' };
    const table = buying({ hand: [returning?.id ?? ''] }, { options });
    const supply = table.me().spySupply;
    table.play({ kind: 'buy', card: returning?.id ?? '' });
    expect(table.me()).toMatchObject({ spies: 1, spySupply: supply + 1, spiesAt: [] });
    expect(table.state.spiesOnCards[0]).toBe(0);
    expect(
      buying({ hand: [cardWith('spy on the card')], spies: 0 }).rule({
        kind: 'buy',
        card: cardWith('spy on the card'),
      }),
    ).toBe('MA-17.7');
  });

  test('MA-17.8: combat points, and spies do not stand in for them', () => {
    const id = cardWith('pays combat points');
    const few = { combatPoints: card(id).combatPoints - 1, spies: 5 };
    expect(buying({ hand: [id], ...few }).rule({ kind: 'buy', card: id })).toBe('MA-17.8');
    expect(buy(id).heard('combat-points-spent')[0]?.n).toBe(card(id).combatPoints);
    // The siege master takes 1 combat point, the marines 2.
    expect(buy('B036', { combatPoints: 1 }).me()).toMatchObject({ combatPoints: 0, spies: 2 });
    expect(buy('B053', { combatPoints: 3 }).me().combatPoints).toBe(1);
  });

  test('MA-17.9: the effects come at once, in order', () => {
    const id = cardWith('cube', 'synergy');
    const table = buy(id);
    expect(table.decision?.kind).toBe('cube-nation');
    expect(table.me().synergies).toEqual([]);
    table.play({ kind: 'cube-nation', nation: 'france' }, { kind: 'cube', at: '2' });
    expect(table.me().synergies).toEqual(['house']);
  });
});

describe('income and synergy', () => {
  test('MA-18.1, MA-18.2: both incomes rise by X', () => {
    const doubloons = plain('doubloon income');
    expect(buy(doubloons).me().doubloonIncome).toBe(8 + card(doubloons).incomeDoubloons);
    const points =
      cardsWith('point income').find((id) => card(id).lateIncome.length === 0) ?? cardWith('point income');
    expect(buy(points, {}, { cubes: everywhere() }).me().pointIncome).toBe(card(points).incomePoints);
  });

  test('MA-18.3: late income starts with the token, now or later', () => {
    const id = cardWith('doubloon income', 'late income');
    const [late] = card(id).lateIncome;
    const symbol = CONTENT.synergies[late?.synergy ?? 0]?.id ?? '';
    const track = late?.track === 'points' ? 'pointIncome' : 'doubloonIncome';
    const without = buy(id);
    const owner = buy(id, { synergies: [symbol] });
    expect(owner.me()[track] - without.me()[track]).toBe(late?.x);
  });

  test('MA-18.3: a token gained later starts the income of every card that waits for it, once', () => {
    const [first = '', second = ''] = cardsWith('late income').filter((id) => {
      const [late] = card(id).lateIncome;
      return late?.synergy === HOUSE && late.track === 'points';
    });
    const both = (card(first).lateIncome[0]?.x ?? 0) + (card(second).lateIncome[0]?.x ?? 0);
    const house =
      cardsWith('synergy').find((id) =>
        stepsOf(id).some((step) => step.op === 'synergy' && step.synergy === HOUSE),
      ) ?? '';
    const table = buying({ bought: [first, second], hand: [house] });
    table.play({ kind: 'buy', card: house }).until('village');
    expect(table.me().pointIncome - card(house).incomePoints).toBe(both);
  });

  test('MA-18.4: beyond 34 the steps go to the point income', () => {
    const id = plain('doubloon income');
    const n = card(id).incomeDoubloons;
    const table = buy(id, { doubloonIncome: 33 });
    expect(table.me()).toMatchObject({ doubloonIncome: 34, pointIncome: n - 1 });
  });

  test.each([
    { round: 1, points: 80 },
    { round: 2, points: 60 },
    { round: 4, points: 20 },
  ])('MA-18.5: reaching 20 in round $round brings $points points and starts again', ({ round, points }) => {
    const id = plain('doubloon income');
    const n = card(id).incomeDoubloons;
    const table = buy(id, { doubloonIncome: 34, pointIncome: 19 }, { round });
    expect(table.me()).toMatchObject({ pointIncome: n - 1, score: points });
  });

  test('MA-18.6: one token of each symbol', () => {
    const id = cardWith('synergy', 'combatPoints');
    const symbol = buy(id).me().synergies;
    expect(symbol).toHaveLength(1);
    const again = buy(id, { synergies: symbol });
    expect(again.me().synergies).toEqual(symbol);
    expect(again.heard('synergy')).toEqual([]);
  });
});

describe('immediate effects', () => {
  test('MA-20.1: 2 influence in the nation', () => {
    const id = cardWith('influenceIn');
    const [nation = ''] = stepsOf(id).flatMap((step) =>
      step.op === 'influenceIn' ? (NATIONS[step.nation] ?? []) : [],
    );
    const table = buy(id, {}, { cubes: everywhere() });
    expect(table.heard('influence')[0]).toMatchObject({ nation, n: 2 });
    const envoys = ['A34', 'A35', 'A36'].map((envoy) => buy(envoy, { influence: [1, 1, 1] }).me().influence);
    expect(envoys).toEqual([
      [3, 1, 1],
      [1, 3, 1],
      [1, 1, 3],
    ]);
  });

  test('MA-20.2: the token', () => {
    expect(buy(cardWith('synergy', 'doubloon income')).me().synergies).toHaveLength(1);
  });

  test('MA-20.3: a cube on a village without one, nothing else', () => {
    const table = buy(cardWith('cube'), {}, { cubes: { 2: 'spain' } }).play({
      kind: 'cube-nation',
      nation: 'spain',
    });
    expect(table.options('cube')).not.toContain('2');
    expect(table.options('cube')).not.toContain('4');
    expect(table.rule({ kind: 'cube', at: '2' })).toBe('MA-20.3');
    table.play({ kind: 'cube', at: '3' });
    expect(table.place('3').cube).toBe('spain');
    expect(table.me().influence).toEqual([0, 0, 0]);
  });

  test('MA-20.3: lost when every village has one; and it may be declined', () => {
    expect(buy(cardWith('cube'), {}, { cubes: everywhere() }).decision?.kind).toBe('village');
    expect(buy(cardWith('cube')).decline().decision?.kind).toBe('village');
  });

  test('MA-20.4: a disc', () => {
    const table = buy(cardWith('discs')).play({ kind: 'disc', area: 'U5' });
    expect(table.me().discs).toEqual([2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 2]);
    expect(table.state.discsOut).toBe(1);
    // The great refit takes two.
    const two = buy('B071').play({ kind: 'disc', area: 'U5' }, { kind: 'disc', area: 'U5' });
    expect(two.me().score).toBe(3);
  });

  test('MA-20.5: influence in any nation', () => {
    const table = buy(cardWith('influence')).play({ kind: 'influence', nation: 'england' });
    expect(table.me().influence[2]).toBe(1);
  });

  test.each([
    { trait: 'points per combatTokens', player: { tokens: 4 }, points: 4 },
    { trait: 'points per quests', player: { quests: 3 }, points: 3 },
    // Story tiles are quest tiles (MA-10.10).
    { trait: 'points per quests', player: { quests: 1, storyTiles: 1 }, points: 2 },
    // The ship's compass, one bought before, and the one of this card.
    { trait: 'points per compasses', player: { bought: [cardWith('compasses')] }, points: 6 },
    { trait: 'points per synergies', player: { synergies: ['medal', 'house'] }, points: 4 },
    { trait: 'points per nationsWith3Influence', player: { influence: [3, 2, 5] }, points: 6 },
  ])(
    'MA-20.7, MA-20.9, MA-20.10, MA-20.16, MA-20.17: $trait brings $points points',
    ({ trait, player, points }) => {
      expect(buy(cardWith(trait), player).me().points['cards']).toBe(points);
    },
  );

  test.each([
    { trait: 'points per combatTokens', points: 0 },
    { trait: 'points per spiesOnBoard', points: 0 },
    { trait: 'points per quests', points: 0 },
    // The ship's compass and the one of the card.
    { trait: 'points per compasses', points: 4 },
    { trait: 'points per synergies', points: 0 },
    { trait: 'points per nationsWith3Influence', points: 0 },
  ])(
    'MA-20.7 to MA-20.10, MA-20.16, MA-20.17: $trait does not count what others have',
    ({ trait, points }) => {
      const id = cardWith(trait);
      const rich = {
        tokens: 5,
        quests: 5,
        synergies: ['medal', 'house'],
        influence: [9, 9, 9],
        bought: ['A27', 'A46'],
      };
      const table = position({
        players: [{ ship: '9', hand: [id], doubloons: 50 }, rich],
        phase: 'main',
      }).play({ kind: 'village' }, { kind: 'buy', card: id });
      expect(table.me().points['cards']).toBe(points);
    },
  );

  test('MA-20.8: 2 points for each spy of the player on a location', () => {
    const points = (...bought: string[]) => buy('B060', { bought }).me().points['cards'];
    // Two spies are on the ship as well: they do not count.
    expect([points(), points('A45'), points('A45', 'A46')]).toEqual([0, 2, 4]);
  });

  test('MA-20.11: 2 spies', () => {
    const id = plain('spies');
    expect(buy(id, { spies: 0 }).me().spies).toBe(2);
  });

  test('MA-20.12: a token not owned yet', () => {
    const table = buy(cardWith('anySynergy'), { synergies: ['medal', 'crown'] }).until('synergy');
    expect(table.options('synergy')).toEqual(['house', 'anchor', 'scales']);
    expect(table.rule({ kind: 'synergy', symbol: 'medal' })).toBe('MA-20.12');
    expect(table.play({ kind: 'synergy', symbol: 'scales' }).me().synergies).toContain('scales');
  });

  test('MA-20.13: a cube and that marker to the next rank', () => {
    const table = buy(cardWith('cube with nextRank'), { influence: [4, 0, 0] });
    table.play({ kind: 'cube-nation', nation: 'france' }, { kind: 'cube', at: '2' });
    expect(table.me().influence).toEqual([6, 0, 0]);
    const full = buy(cardWith('cube with nextRank'), { influence: [4, 0, 0] }, { cubes: everywhere() });
    expect(full.play({ kind: 'rank', nation: 'france' }).me().influence).toEqual([6, 0, 0]);
    const without = buy(cardWith('cube with nextRank'))
      .play({ kind: 'cube-nation', nation: 'spain' })
      .decline();
    expect(without.me().influence).toEqual([0, 3, 0]);
    // From a red column to the next one, and nowhere from the last.
    const next = buy(cardWith('cube with nextRank'), { influence: [0, 6, 18] });
    next.play({ kind: 'cube-nation', nation: 'spain' }, { kind: 'cube', at: '2' });
    expect(next.me().influence).toEqual([0, 10, 18]);
    const last = buy(cardWith('cube with nextRank'), { influence: [0, 6, 18] });
    last.play({ kind: 'cube-nation', nation: 'england' }, { kind: 'cube', at: '2' });
    expect(last.me()).toMatchObject({ influence: [0, 6, 18], score: 0 });
    expect(last.place('2').cube).toBe('england');
  });

  test('MA-20.14: spies onto the card, 2 doubloon income each, for good', () => {
    const id = cardWith('spiesOnCard');
    const table = buy(id, { spies: 3 });
    const before = table.me().doubloonIncome;
    expect(table.options('assign')).toEqual(['0', '1', '2', '3']);
    expect(table.rule({ kind: 'assign', spies: 4 })).toBe('MA-20.14');
    table.play({ kind: 'assign', spies: 2 });
    expect(table.me()).toMatchObject({ spies: 1, doubloonIncome: before + 4 });
    expect(table.state.spiesOnCards[0]).toBe(2);
    // Without a spy no one is asked.
    expect(buy(id, { spies: 0 }).decision?.kind).toBe('village');
  });

  test('MA-20.15: X combat points', () => {
    const id = plain('combatPoints');
    const [x = 0] = stepsOf(id).flatMap((step) => (step.op === 'combatPoints' ? step.n : []));
    expect(buy(id, { combatPoints: 0 }).me().combatPoints).toBe(x);
  });
});

/** A cube on every village, three of each nation at least. */
function everywhere(): Record<string, string> {
  const villages = box.locations.filter(({ type }) => type === 'village').map(({ id }) => id);
  const nations = ['france', 'spain', 'england'];
  return Object.fromEntries(villages.map((id, index) => [id, nations[index % 3] ?? '']));
}
