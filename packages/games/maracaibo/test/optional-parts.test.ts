/** What may be left out of what a player gets: every part that could be unwelcome is an offer. */
import { describe, expect, test } from 'vitest';
import { CONTENT } from '../src/built-in-content.ts';
import type { Effect } from '../src/effects/effect.ts';
import { declinable } from '../src/effects/effect.ts';
import { withTiles } from './legacy-table.ts';
import { box, given, showing } from './table.ts';

const MAIN = { phase: 'main' } as const;
const [sugar = ''] = showing('sugar', 1);
const [corn = ''] = showing('corn', 1);

describe('after a delivery', () => {
  const delivered = () =>
    given({ ship: '11', hand: [sugar], combatPoints: 2 }, { ...MAIN, tokens: ['TK04'] }).play(
      { kind: 'deliver', card: sugar },
      { kind: 'disc', area: 'U1' },
    );

  test('MA-5.4: the combat of Maracaibo can be declined: no token is turned over', () => {
    const table = delivered();
    expect(table.decision).toMatchObject({ kind: 'may', what: { op: 'combat' } });
    const tokens = table.state.tokens.length;
    table.play({ kind: 'may', take: false });
    expect(table.state.tokens).toHaveLength(tokens);
    expect(table.me().combatTokens).toEqual([]);
    expect(table.place('11').discs).toBe(1);
    expect(['after', 'draw']).toContain(table.decision?.kind);
  });

  test('MA-5.4: or fought', () => {
    const table = delivered().play({ kind: 'may', take: true });
    expect(table.decision).toMatchObject({ kind: 'fight-for', token: 'TK04' });
  });

  test('MA-5.16: a player who takes the action of Maracaibo alone has chosen the combat', () => {
    expect(given({ ship: '11' }, MAIN).play({ kind: 'city' }).decision?.kind).toBe('fight-for');
  });

  test('MA-24.9: at L7 the combat can be declined, delivered or not; the 3 combat points stay', () => {
    const player = { ship: '15a', explorer: 'E11', hand: [corn], combatPoints: 1 };
    const acting = withTiles(['L7'], player, MAIN).play({ kind: 'city' });
    const delivering = withTiles(['L7'], player, MAIN).play(
      { kind: 'deliver', card: corn },
      { kind: 'disc', area: 'U1' },
    );
    for (const table of [acting, delivering]) {
      table.play({ kind: 'may', take: false });
      expect(table.me()).toMatchObject({ combatPoints: 4, combatTokens: [] });
    }
  });
});

describe('rewards', () => {
  test.each(['Q02', 'Q16'])('MA-3.7: the combat of quest %s can be declined, the rest is taken', (quest) => {
    const player = {
      ship: '15',
      spies: 1,
      hand: [...showing('herb', 1), ...showing('map', 1)],
      doubloons: 0,
    };
    const table = given(player, { ...MAIN, quests: { 15: [quest] } }).play({ kind: 'quest', quest });
    table.payCards().play({ kind: 'may', take: false });
    expect(table.me()).toMatchObject({ quests: [quest], combatTokens: [] });
    expect(table.me().score + table.me().doubloons).toBe(1);
  });

  test('MA-24.18: the reward that removes a skull tile can be left out', () => {
    const table = withTiles(['L20', 'L21'], { ship: '9' }, MAIN);
    table.state.stack.push({ kind: 'skull', seat: 0 });
    expect(table.decision?.kind).toBe('skull');
    expect(table.options('skull')).toEqual(['L20', 'L21']);
    table.play({ kind: 'decline' });
    expect(table.view().legacy.map(({ id }) => id)).toEqual(['L20', 'L21']);
  });

  test('MA-3.7: no piece of the box forces a combat on a player', () => {
    const programs: readonly (readonly [string, Effect | undefined])[] = [
      ...box.quests.map(({ id, program }) => [id, program] as const),
      ...box.cards.flatMap(({ id, immediate, spyAction }) => [
        [id, immediate] as const,
        [id, spyAction] as const,
      ]),
      ...box.upgrades.map(({ id, effect }) => [id, effect] as const),
      ...box.locations.map(({ id, flag }) => [id, flag] as const),
      ...box.explorer.spaces.map(({ id, reward }) => [id, reward] as const),
      ...box.legacy.flatMap(({ id, flag, reward, city }) => [
        [id, flag] as const,
        [id, reward] as const,
        [id, city?.action] as const,
      ]),
      ...box.locations.map(({ id, city }) => [id, city?.action && declinable(city.action)] as const),
      ...box.cityTiles.map(({ id, action }) => [id, action && declinable(action)] as const),
    ];
    expect(programs.filter(([, effect]) => effect !== undefined && forcesCombat(effect))).toEqual([]);
    expect(JSON.stringify(CONTENT.quests)).toContain('combat');
  });
});

/** A combat that no one is asked about: not among alternatives, not behind a `may`. */
function forcesCombat(effect: Effect): boolean {
  switch (effect.op) {
    case 'seq':
      return effect.of.some(forcesCombat);
    case 'when':
      return forcesCombat(effect.do);
    case 'choose':
    case 'may':
      return false;
    default:
      return effect.op === 'combat';
  }
}
