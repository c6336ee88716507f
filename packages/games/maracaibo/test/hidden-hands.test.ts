/** Whether a player is asked something reveals nothing about their hand. */
import type { Chance } from '@captains-table/kernel';
import { below, chanceFrom } from '@captains-table/kernel';
import { describe, expect, test } from 'vitest';
import type { Move, State } from '../src/index.ts';
import { maracaibo } from '../src/index.ts';
import { fresh, given, showing } from './table.ts';

const MAIN = { phase: 'main' } as const;
const NO_QUESTS = { quests: {} } as const;

/** The same table with other hands: piles that a move may turn over are left as they are. */
function withOtherHands(truth: State, viewer: number | 'spectator', chance: Chance): State {
  const { tokens, questPile, prestige, jeanne, chance: own } = maracaibo.clone(truth);
  return { ...maracaibo.redeal(truth, viewer, chance), tokens, questPile, prestige, jeanne, chance: own };
}

/** Moments at which a move could be compared, by the kind of the decision that followed. */
type Compared = Map<string, number>;

function compare(truth: State, seat: number, move: Move, chance: Chance, compared: Compared): void {
  const after = maracaibo.clone(truth);
  maracaibo.apply(after, seat, move, undefined);
  const asked = maracaibo.pending(after);
  for (const viewer of ['spectator', ...truth.score.keys()] as const) {
    const other = withOtherHands(truth, viewer, chance);
    if (maracaibo.whyNot(other, seat, move) !== undefined) continue;
    maracaibo.apply(other, seat, move, undefined);
    expect(maracaibo.pending(other), `${JSON.stringify(move)} as ${viewer} sees it`).toEqual(asked);
    const kind = asked[0]?.kind ?? 'nothing';
    compared.set(kind, (compared.get(kind) ?? 0) + 1);
  }
}

/** Picks a kind of move, then a move of that kind, so that quests and payments come up as often as plans. */
function anyOf(legal: readonly Move[], chance: Chance): Move {
  const kinds = [...new Set(legal.map(({ kind }) => kind))];
  const kind = kinds[below(chance, kinds.length)];
  const moves = legal.filter((move) => move.kind === kind);
  const move = moves[below(chance, moves.length)];
  if (move === undefined) throw new Error('nothing can be done');
  return move;
}

/** Plays a game of random moves and compares every second one. */
function playComparing(state: State, chance: Chance, compared: Compared): void {
  for (let i = 0; maracaibo.pending(state).length > 0; i++) {
    const pending = maracaibo.pending(state);
    const { seat } = pending[below(chance, pending.length)] ?? { seat: 0 };
    const move = anyOf(maracaibo.legal(state, seat), chance);
    if (i % 2 === 0) compare(state, seat, move, chance, compared);
    maracaibo.apply(state, seat, move, undefined);
  }
}

describe('being asked', () => {
  test.each([
    { seats: 1, options: { difficulty: 'hard' } },
    { seats: 1, options: { armada: true } },
    { seats: 2, options: { difficulty: 'hard' } },
    { seats: 3, options: { armada: true, difficulty: 'medium' } },
    { seats: 4, options: {} },
  ])('MA-27.6: $seats players, $options: the next question is the same whatever the hands', (table) => {
    const compared: Compared = new Map();
    for (let seed = 0; seed < 4 + 8 / table.seats; seed++) {
      const { state } = fresh(table.seats, table.options, `${seed}`);
      playComparing(state, chanceFrom(`asking ${seed}`), compared);
    }
    const total = [...compared.values()].reduce((sum, n) => sum + n, 0);
    expect(total).toBeGreaterThan(300);
    for (const kind of ['village', 'disc', 'combat']) expect(compared.has(kind), kind).toBe(true);
  });

  test('MA-5.2: a delivery is part of the main action, so no one hears who could have delivered', () => {
    const [corn = ''] = showing('corn', 1);
    const [sugar = ''] = showing('sugar', 1);
    for (const hand of [[corn], [sugar]]) {
      const table = given({ ship: '10', hand }, MAIN).play({ kind: 'city' });
      expect(table.decision).toMatchObject({ kind: 'village', left: 1 });
    }
  });

  test('MA-10.9: every card is asked for, even when there is no other', () => {
    const [one = '', two = '', three = ''] = showing('sugar', 3);
    for (const hand of [
      [one, two],
      [one, two, three],
    ]) {
      const table = given({ ship: '15', hand }, { ...MAIN, quests: { 15: ['Q19'] } });
      table.play({ kind: 'quest', quest: 'Q19' });
      expect(table.decision).toMatchObject({ kind: 'pay', wanted: ['sugar', 'sugar'], left: 2 });
      table.play({ kind: 'pay', card: one });
      expect(table.decision).toMatchObject({ kind: 'pay', wanted: ['sugar'], left: 1 });
      expect(table.play({ kind: 'pay', card: two }).me().doubloons).toBeGreaterThan(0);
    }
  });

  test('MA-8.4: a quest is offered to a player who has enough cards, whatever they show', () => {
    const standing = { ship: '4', explorer: 'E9', career: 'K-4' };
    const rest = { ...MAIN, ...NO_QUESTS, cityTiles: { 4: 'CT-01' }, explorerQuests: ['', 'Q13', ''] };
    const offered = (hand: readonly string[]) => {
      return given({ ...standing, hand }, rest).play({ kind: 'city' }, { kind: 'explore', to: 'E10' });
    };
    const rich = offered(showing('herb', 2));
    expect(rich.decision).toMatchObject({ kind: 'quest', quest: 'Q13' });
    expect(rich.kinds).toContain('quest');
    const poor = offered(showing('map', 2));
    expect(poor.decision).toEqual(rich.decision);
    expect(poor.kinds).not.toContain('quest');
    expect(poor.rule({ kind: 'quest', quest: 'Q13' })).toBe('MA-10.2');
    // One card cannot pay for two herbs: that, everyone sees.
    expect(offered(showing('herb', 1)).decision?.kind).not.toBe('quest');
  });

  test('MA-24.12: the price of a tile is asked for in the same way', () => {
    const at9 = (hand: readonly string[]) => {
      return given({ ship: '9', hand }, { phase: 'stop', legacy: ['L12'], ...NO_QUESTS });
    };
    const [corn = ''] = showing('corn', 1);
    const [sugar = ''] = showing('sugar', 1);
    expect(at9([corn]).kinds).toEqual(['decline', 'use-tile', 'plan']);
    expect(at9([sugar]).decision).toEqual(at9([corn]).decision);
    expect(at9([sugar]).kinds).toEqual(['decline', 'plan']);
    expect(at9([]).decision?.kind).toBe('main');
  });
});
