/** Figures of set-up and scoring come from the content: a pack that changes one changes the game. */
import { chanceFrom } from '@captains-table/kernel';
import { describe, expect, test } from 'vitest';
import { CONTENT } from '../src/built-in-content.ts';
import type { Content, FiguresData } from '../src/content.ts';
import type { Caravelas, State } from '../src/index.ts';
import { createCaravelas } from '../src/index.ts';
import { Outlook } from '../src/outlook.ts';
import type { Position } from '../src/position.ts';
import { positions } from '../src/positions.ts';
import { findings } from '../src/sense.ts';
import { english } from '../texts/en.ts';

const contentWith = (figures: Partial<FiguresData>): Content => ({
  ...CONTENT,
  figures: { ...CONTENT.figures, ...figures },
});
const gameWith = (figures: Partial<FiguresData>): Caravelas =>
  createCaravelas(contentWith(figures), undefined, positions);

const fresh = (game: Caravelas, seats = 4): State =>
  game.setup(seats, { mode: 'full' }, chanceFrom('figures'));

function placed(game: Caravelas, position: Position): State {
  const state = game.position?.(position).state;
  if (state === undefined) throw new Error('no position');
  return state;
}

/** Everyone passes at the bid, and hands are dealt. */
function afterBid(game: Caravelas): State {
  const state = fresh(game);
  for (let seat = 0; seat < 4; seat++) {
    const [asked] = game.pending(state);
    if (asked?.kind === 'auction') game.apply(state, asked.seat, { kind: 'pass' }, undefined);
  }
  return state;
}

const inOrder = (state: State) => state.order.map((seat) => state.hands[seat]?.length);

describe('figures of a pack', () => {
  test('CA-1.7 markers of a fleet', () => {
    expect(fresh(gameWith({})).markers).toEqual([9, 9, 9, 9]);
    const game = gameWith({ fleetMarkers: 14 });
    const state = fresh(game);
    expect(state.markers).toEqual([14, 14, 14, 14]);
    const [asked] = game.pending(state);
    expect(game.legal(state, asked?.seat ?? 0)).toContainEqual({ kind: 'bid', markers: 14 });
  });

  test('CA-10.5 markers that come with the upgrade', () => {
    const upgraded: Position = { players: [{ upgraded: true }, {}] };
    expect(placed(gameWith({}), upgraded).markers).toEqual([12, 9]);
    expect(placed(gameWith({ upgradeMarkers: 6 }), upgraded).markers).toEqual([15, 9]);
  });

  test('CA-3.1 the first hands', () => {
    expect(inOrder(afterBid(gameWith({})))).toEqual([4, 5, 6, 7]);
    expect(inOrder(afterBid(gameWith({ firstHands: [2, 3, 3, 9] })))).toEqual([2, 3, 3, 9]);
  });

  test.each([
    [{}, 5],
    [{ hand: 8 }, 8],
  ])('CA-3.2 a hand is filled up: %j', (figures, cards) => {
    const game = gameWith(figures);
    const state = placed(game, { players: [{ at: 'madeira' }, {}] });
    game.apply(state, 0, { kind: 'anchor' }, undefined);
    expect(game.view(state, 'spectator').fleets[0]?.hand).toBe(cards);
  });

  test('CA-1.9 destination cards of each pile', () => {
    const dealt = (figures: Partial<FiguresData>) =>
      fresh(gameWith(figures)).destinations.map(({ length }) => length);
    expect(dealt({})).toEqual([8, 8, 8, 8]);
    expect(dealt({ destinations: 2 })).toEqual([4, 4, 4, 4]);
  });

  test('CA-8.3 points for a destination', () => {
    const scored = (figures: Partial<FiguresData>) => {
      const game = gameWith(figures);
      const player = { destinations: ['ceuta', 'macau'], discovered: ['ceuta'] };
      const state = placed(game, { players: [player, {}], pieces: [1, 1, 1] });
      state.over = true;
      return game.result(state)?.breakdown?.[0]?.['destinations'];
    };
    expect(scored({})).toBe(5);
    expect(scored({ destinationPoints: 8 })).toBe(8);
  });

  test('CA-1.11 pieces of the monastery', () => {
    const pieces = (figures: Partial<FiguresData>) =>
      [2, 3, 4].map((seats) => fresh(gameWith(figures), seats).pieceCount);
    expect(pieces({})).toEqual([3, 4, 5]);
    expect(pieces({ pieces: [2, 6, 9] })).toEqual([2, 6, 9]);
  });

  test('CA-10.4 points for a piece, and what a call promises', () => {
    for (const [figures, points] of [
      [{}, 10],
      [{ piecePoints: 14 }, 14],
    ] as const) {
      const game = gameWith(figures);
      const state = placed(game, { players: [{ goods: ['pepper'] }, {}] });
      const call = new Outlook(contentWith(figures)).call(game.view(state, 0), 0);
      expect(call.piecePoints).toBe(points);
      game.apply(state, 0, { kind: 'call' }, undefined);
      game.apply(state, 0, { kind: 'build' }, undefined);
      expect(game.view(state, 0).fleets[0]?.piecePoints).toBe(points);
    }
  });

  test('appear in the rules', () => {
    const { help } = english(
      contentWith({ hand: 7, destinations: 3, destinationPoints: 6, piecePoints: 11 }),
    );
    expect(help.turn).toContain('filled up to 7');
    expect(help.destinations).toContain('your 6 destination cards is worth 6 points');
    expect(help.jeronimos).toContain('11 points each');
  });

  test('must fit the cards: more destinations than a pile has, more hands than the deck', () => {
    const codes = (figures: Partial<FiguresData>) =>
      findings(contentWith(figures)).map(({ code, collection }) => `${collection} ${code}`);
    expect(codes({})).toEqual([]);
    expect(codes({ destinations: 5 })).toHaveLength(2);
    expect(codes({ hand: 12, firstHands: [12, 12, 12, 12] })).toEqual([]);
  });
});
