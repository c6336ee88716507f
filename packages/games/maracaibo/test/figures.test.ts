/** Figures that several pieces share come from the content: a pack that changes one changes the game. */
import { describe, expect, test } from 'vitest';
import { CONTENT } from '../src/built-in-content.ts';
import type { Content } from '../src/content.ts';
import type { Move, State } from '../src/index.ts';
import { createMaracaibo } from '../src/index.ts';
import { Outlook } from '../src/outlook/index.ts';
import type { Position } from '../src/position-spec.ts';
import { positions } from '../src/positions.ts';
import { english } from '../texts/en.ts';
import { french } from '../texts/fr.ts';
import { dutch } from '../texts/nl.ts';

type Figures = Content['figures'];

const contentWith = (figures: Partial<Figures>): Content => ({
  ...CONTENT,
  figures: { ...CONTENT.figures, ...figures },
});

function played(figures: Partial<Figures>, position: Position, ...moves: readonly Move[]) {
  const content = contentWith(figures);
  const game = createMaracaibo(content, undefined, positions);
  const state: State | undefined = game.position?.(position).state;
  if (state === undefined) throw new Error('no position');
  for (const move of moves) game.apply(state, game.pending(state)[0]?.seat ?? 0, move, undefined);
  return { view: game.view(state, 0), outlook: new Outlook(content) };
}

/** The combat values of the three nations, at place 11, whose city tile has a combat as its action. */
function values(figures: Partial<Figures>, rest: Partial<Position>): readonly number[] {
  const players = [{ ship: '11' }, {}];
  const position: Position = { players, cityTiles: { 11: 'CT-M' }, phase: 'main', points: 1, ...rest };
  const { view, outlook } = played(figures, position, { kind: 'city' });
  return outlook.combat.rows(view, view.combatToken, false).map(({ value }) => value);
}

describe('figures of a pack', () => {
  test('MA-6.4 the nation that alone has most cubes is weaker', () => {
    const rest = { tokens: ['TK13'], cubes: { 1: 'france', 4: 'france', 5: 'spain' } } as const;
    expect(values({}, rest)).toEqual([4, 5, 4]);
    expect(values({ mostCubes: 5 }, rest)).toEqual([1, 5, 4]);
  });

  test('MA-6.5 the nation that alone has fewest cubes is stronger', () => {
    const rest = { tokens: ['TK19'], cubes: { 1: 'france', 4: 'spain' } } as const;
    expect(values({}, rest)).toEqual([4, 3, 5]);
    expect(values({ fewestCubes: 1 }, rest)).toEqual([4, 3, 3]);
  });

  test('MA-6.7 the value without a token', () => {
    expect(values({}, { noTokens: true })).toEqual([3, 3, 3]);
    expect(values({ withoutToken: 6 }, { noTokens: true })).toEqual([6, 6, 6]);
  });

  test('MA-17.6 cubes that a card asks for', () => {
    const position: Position = {
      players: [{ doubloons: 30, spies: 0, combatPoints: 0, hand: ['B073'] }, {}],
      phase: 'scoring',
      cubes: { 6: 'france' },
    };
    const missing = (figures: Partial<Figures>) => {
      const { view, outlook } = played(figures, position);
      return outlook.cards.missing(view, 0, 'B073');
    };
    expect(missing({})).toEqual({ what: 'cubes', nation: 'france', n: 2 });
    expect(missing({ cubesNeeded: 5 })).toEqual({ what: 'cubes', nation: 'france', n: 4 });
    expect(missing({ cubesNeeded: 1 })).toBeUndefined();
  });

  test('MA-19.8 what a watchful spy brings', () => {
    const bought = ['B030', 'A45'];
    const position: Position = { players: [{ bought, doubloons: 0, spies: 0 }, { ship: '4' }], active: 1 };
    const stop: Move = { kind: 'sail', to: '6', points: 2 };
    const brought = (figures: Partial<Figures>, take: 'points' | 'doubloons') => {
      const { players } = played(figures, position, stop, { kind: 'tip', take }).view;
      return [players[0]?.score, players[0]?.doubloons];
    };
    expect([brought({}, 'points'), brought({}, 'doubloons')]).toEqual([
      [1, 0],
      [0, 2],
    ]);
    const other = { tipPoints: 3, tipDoubloons: 5 };
    expect([brought(other, 'points'), brought(other, 'doubloons')]).toEqual([
      [3, 0],
      [0, 5],
    ]);
  });

  test.each([
    ['en', english],
    ['fr', french],
    ['nl', dutch],
  ])('are told on cards and tokens: %s', (_locale, textsOf) => {
    const { cards, combatTokens } = textsOf(
      contentWith({ mostCubes: 71, fewestCubes: 72, cubesNeeded: 73, tipPoints: 74, tipDoubloons: 75 }),
    );
    expect(combatTokens['TK13']?.help).toContain('71');
    expect(combatTokens['TK19']?.help).toContain('72');
    expect(cards['B073']?.help).toContain('73');
    expect(cards['B030']?.help).toMatch(/74.*75/);
  });
});
