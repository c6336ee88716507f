/** Whole games at random: nothing that others cannot see decides who is asked what. */
import type { Viewer } from '@captains-table/kernel';
import { below, chanceFromNumbers, pick } from '@captains-table/kernel';
import { describe, expect, test } from 'vitest';
import type { Move, State } from '../src/index.ts';
import { francisDrake } from '../src/index.ts';
import { decisionsOf } from './table.ts';

const TABLES = [3, 4, 5].flatMap((seats) =>
  [false, true].flatMap((shuffledStreet) =>
    [false, true].map((allTokens) => ({ seats, shuffledStreet, allTokens })),
  ),
);
/** Average number of moves between two checks. */
const MOVES_BETWEEN = 8;

/** Going along the street in small steps leaves a player missions at sea, and so something to hide. */
function nextStops(moves: readonly Move[]): readonly Move[] {
  const stops = moves.filter(({ kind }) => kind !== 'pass').slice(0, 4);
  return stops.length > 0 ? stops : moves;
}

/** In a re-deal for each viewer the same seats are asked the same questions, and have legal answers. */
function expectAlike(state: State, seed: number): void {
  const viewers: Viewer[] = [...state.score.keys(), 'spectator'];
  const owed = francisDrake.pending(state);
  for (const [index, viewer] of viewers.entries()) {
    const world = francisDrake.redeal(state, viewer, chanceFromNumbers(seed, index));
    expect(francisDrake.pending(world)).toEqual(owed);
    expect(francisDrake.audit?.(world)).toEqual([]);
    for (const { seat } of owed) {
      expect(francisDrake.legal(world, seat).length).toBeGreaterThan(0);
    }
    const own = owed.filter(({ seat }) => seat === viewer);
    for (const { seat } of own)
      expect(francisDrake.legal(world, seat)).toEqual(francisDrake.legal(state, seat));
  }
}

describe('FD-13.3 who is asked, and about what, reveals nothing hidden', () => {
  test.each(TABLES)(
    'FD-13.3 $seats players, street shuffled $shuffledStreet, all tokens $allTokens',
    ({ seats, ...options }) => {
      const kinds = new Set<string>();
      for (let game = 0; game < 8; game++) {
        const chance = chanceFromNumbers(game, seats);
        const state = francisDrake.setup(seats, { mode: 'base', ...options }, chanceFromNumbers(game, 99));
        for (const owed of decisionsOf(state)) {
          if (below(chance, MOVES_BETWEEN) === 0) {
            kinds.add(owed.kind);
            expectAlike(state, game);
          }
          const moves = francisDrake.legal(state, owed.seat);
          const move = pick(chance, owed.kind === 'street' ? nextStops(moves) : moves);
          francisDrake.apply(state, owed.seat, move, undefined);
        }
      }
      for (const kind of ['street', 'mission', 'attack', 'trade', 'home']) expect(kinds).toContain(kind);
    },
  );

  test('FD-13.3 the next mission is asked about in every world of a player, or in none', () => {
    const asked = new Set<string>();
    for (let game = 0; game < 12; game++) {
      const chance = chanceFromNumbers(game, 5);
      const state = francisDrake.setup(4, { mode: 'base', allTokens: true }, chanceFromNumbers(game, 3));
      for (const owed of decisionsOf(state)) {
        const { seat } = owed;
        const moves = francisDrake.legal(state, seat);
        const move = pick(chance, owed.kind === 'street' ? nextStops(moves) : moves);
        if (move.kind !== 'decline' && move.kind !== 'sail-on') {
          francisDrake.apply(state, seat, move, undefined);
          continue;
        }
        // Moves that turn nothing over and roll no die lead to the same question in every re-deal.
        const worlds = [1, 2, 3].map((seed) =>
          francisDrake.redeal(state, seat, chanceFromNumbers(game, seed)),
        );
        francisDrake.apply(state, seat, move, undefined);
        for (const world of worlds) {
          francisDrake.apply(world, seat, move, undefined);
        }
        // A new voyage shuffles the street and the tiles: that is chance, and no secret.
        for (const world of worlds.filter(({ voyage }) => voyage === state.voyage)) {
          expect(francisDrake.pending(world)).toEqual(francisDrake.pending(state));
        }
        asked.add(francisDrake.pending(state)[0]?.kind ?? 'over');
      }
    }
    for (const kind of ['attack', 'trade', 'home']) expect(asked).toContain(kind);
  });
});
