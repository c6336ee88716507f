/**
 * Random games, re-dealt for every viewer at random moments. Everyone sees who is asked what, so this is the same in
 * every re-deal.
 */
import type { Chance, Viewer } from '@captains-table/kernel';
import { below, chanceFrom, fork, pick, sameJson, shuffle } from '@captains-table/kernel';
import { describe, expect, test } from 'vitest';
import type { Move, State } from '../src/index.ts';
import { caravelas } from '../src/index.ts';
import type { Position } from '../src/position.ts';
import { board, fresh, given } from './table.ts';

const viewersOf = ({ fleets }: State): Viewer[] => ['spectator', ...fleets.keys()];

/** Hidden things may differ; the question that is asked may not, and it must have a legal answer. */
function faultsIn(state: State, chance: Chance): string[] {
  const asked = caravelas.pending(state);
  return viewersOf(state).flatMap((viewer) => {
    const world = caravelas.redeal(state, viewer, fork(chance));
    const stuck = asked.filter(({ seat }) => caravelas.legal(world, seat).length === 0);
    const keptHand = viewer === 'spectator' || sameJson(world.hands[viewer], state.hands[viewer]);
    return [
      ...(sameJson(caravelas.pending(world), asked) ? [] : [`for ${viewer} someone else is asked`]),
      ...stuck.map(({ seat, kind }) => `for ${viewer} seat ${seat} has no move: ${kind}`),
      ...(keptHand ? [] : [`seat ${viewer} has lost the own hand`]),
      ...(caravelas.audit?.(world) ?? []),
    ];
  });
}

/** A random move, onto a blue space or among pirates where there is one. */
function choose(state: State, seat: number, chance: Chance): Move {
  const legal = caravelas.legal(state, seat);
  const daring = legal.filter((move) => 'to' in move && board.symbols[board.spaceNumber(move.to) ?? 0] !== 0);
  return pick(chance, daring.length > 0 && below(chance, 3) > 0 ? daring : legal);
}

function playRandomly(state: State, chance: Chance, moves: number, each: (state: State) => void): void {
  for (let i = 0; i < moves; i++) {
    const seat = caravelas.pending(state)[0]?.seat;
    if (seat === undefined) return;
    each(state);
    caravelas.apply(state, seat, choose(state, seat, chance), undefined);
  }
}

describe.each(['full', 'drawn', 'dice'])('CA-13.1 with %s rules, whatever is hidden', (mode) => {
  test.each([2, 3, 4])('%i players are asked the same in every world, and can answer', (seats) => {
    const chance = chanceFrom(`redeal/${mode}/${seats}`);
    const { state } = fresh(seats, mode, `redeal/${mode}/${seats}`);
    const faults: string[] = [];
    const kinds = new Set<string>();
    playRandomly(state, chance, 600, () => {
      for (const { kind } of caravelas.pending(state)) kinds.add(kind);
      if (below(chance, 6) === 0) faults.push(...faultsIn(state, chance));
    });
    expect(faults).toEqual([]);
    expect(kinds.size).toBeGreaterThan(mode === 'dice' ? 1 : 3);
  });
});

describe('CA-5.5 the player on a blue space has a card that can be played there, in every world', () => {
  /** Fleets beside blue spaces, small hands, and hardly a card left to draw. */
  function shortOfCards(chance: Chance): Position {
    const cards = board.cards.flatMap(({ id, copies }) => Array<string>(copies).fill(id));
    shuffle(chance, cards);
    const players = Array.from({ length: 2 + below(chance, 3) }, () => ({
      at: pick(chance, ['c05r03', 'c12r11', 'c20r07', 'c10r06']),
      markers: 1 + below(chance, 4),
      hand: cards.splice(0, 1 + below(chance, 4)),
    }));
    return { players, deck: cards.splice(0, below(chance, 3)), deckOnly: true };
  }

  test('with hardly a card left to draw', () => {
    const chance = chanceFrom('short of cards');
    const faults: string[] = [];
    let onBlue = 0;
    for (let game = 0; game < 150; game++) {
      playRandomly(given(shortOfCards(chance)).state, chance, 6, (state) => {
        if (caravelas.pending(state)[0]?.kind === 'event') onBlue++;
        faults.push(...faultsIn(state, chance));
      });
    }
    expect(faults).toEqual([]);
    expect(onBlue).toBeGreaterThan(100);
  });

  test('from another hidden hand when the draw pile has none, never from the viewer’s', () => {
    const storms = ['storm-4', 'storm-4', 'storm-4'];
    const players = [{ at: 'c05r03', markers: 1, hand: ['calm'] }, { hand: ['fair-wind'] }, { hand: storms }];
    const { state } = given({ players, deck: ['storm-3'], deckOnly: true }).sail('c06r03');
    for (let i = 0; i < 60; i++) {
      const world = caravelas.redeal(state, 1, chanceFrom(`world-${i}`));
      expect(caravelas.legal(world, 0)).toEqual([{ kind: 'play', card: 'calm' }]);
      expect(caravelas.view(world, 1).hand).toEqual(['fair-wind']);
    }
  });
});

describe('CA-13.6 after a reshuffle', () => {
  const count = (cards: readonly number[], kind: number) => cards.filter((card) => card === kind).length;

  test('a player who has drawn nothing since holds nothing of the new pile, one who has drawn a whole hand nothing else', () => {
    const pile = ['compass-n', 'compass-s', 'storm-2', 'storm-3', 'storm-4', 'fair-wind', 'calm'];
    const players = [
      { at: 'c08r03', hand: ['storm-1', 'storm-1', 'storm-1', 'storm-1', 'storm-1'] },
      { hand: ['storm-1', 'storm-1', 'storm-1'] },
    ];
    const table = given({ players, deck: [], deckOnly: true });
    const { state } = table;
    // All storms of strength 1 are in hands, so that none goes into the new pile.
    state.hands[0] = [];
    state.discard.push(...Array<number>(5).fill(board.cardNumber('storm-1') ?? 0));
    const spare = state.discard.filter((card) => card !== board.cardNumber('storm-1'));
    expect(spare.length).toBeGreaterThan(pile.length);
    const [storm = 0] = state.hands[1] ?? [];
    table.anchor();
    expect(state.redraws).toEqual([[5], [0]]);
    const inPile = (kind: number) => count([...state.deck, ...(state.hands[0] ?? [])], kind);
    expect(inPile(storm)).toBe(5);
    for (let i = 0; i < 60; i++) {
      const world = caravelas.redeal(state, 'spectator', chanceFrom(`again ${i}`));
      expect(world.hands[1]).toEqual([storm, storm, storm]);
      expect(count(world.hands[0] ?? [], storm) + count(world.deck, storm)).toBe(5);
      expect(caravelas.audit?.(world)).toEqual([]);
    }
  });

  test.each([2, 3, 4])('with %i players no world contradicts what they can remember', (seats) => {
    const chance = chanceFrom(`memory/${seats}`);
    const { state } = fresh(seats, 'full', `memory/${seats}`);
    let reshuffles = 0;
    /** How many cards of each kind were in hands, not in the pile, at the last shuffle: everyone can work this out. */
    let kept = new Map<number, number>();
    let oldest = state.hands.map(() => 0);
    playRandomly(state, chance, 1500, () => {
      const made = state.redraws[0]?.length ?? 0;
      const since = (seat: number) => state.redraws[seat]?.at(-1) ?? 0;
      const old = state.hands.map((hand, seat) =>
        hand.slice(0, hand.length - (made === 0 ? 0 : since(seat))),
      );
      if (made > reshuffles) {
        reshuffles = made;
        kept = new Map(board.cards.map((_, kind) => [kind, count(old.flat(), kind)]));
      }
      oldest = old.map(({ length }) => length);
      // Hardly a card is left to draw, so that the pile is shuffled again and again.
      if (state.deck.length > 12) state.discard.push(...state.deck.splice(12));
      if (made === 0 || below(chance, 4) > 0) return;
      const viewer = pick(chance, viewersOf(state));
      const world = caravelas.redeal(state, viewer, fork(chance));
      const worldOld = world.hands.map((hand, seat) => hand.slice(0, oldest[seat]));
      for (const [kind, most] of kept) expect(count(worldOld.flat(), kind)).toBeLessThanOrEqual(most);
      for (const [kind, left] of board.cards.map((_, each) => [each, count(old.flat(), each)] as const)) {
        expect(count(worldOld.flat(), kind)).toBe(left);
      }
      expect(caravelas.audit?.(world)).toEqual([]);
    });
    expect(reshuffles).toBeGreaterThan(3);
  });
});
