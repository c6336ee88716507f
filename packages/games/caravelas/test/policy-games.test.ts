/**
 * Random games seldom reach the Indian Ocean. Here the policy plays, with a random move now and then, and what the
 * contract demands is checked along the way.
 */
import type { Chance, Viewer } from '@captains-table/kernel';
import { below, chanceFrom, fork, must, pick, sameJson } from '@captains-table/kernel';
import { expect, test } from 'vitest';
import { CONTENT } from '../src/built-in-content.ts';
import type { Move, State } from '../src/index.ts';
import { caravelas } from '../src/index.ts';
import { createPolicy } from '../src/policy/index.ts';

const policy = createPolicy(CONTENT);

function choose(state: State, seat: number, chance: Chance): Move {
  const legal = caravelas.legal(state, seat);
  if (below(chance, 12) === 0) return pick(chance, legal);
  const ratings = policy.rate(state, seat, legal);
  return must(legal[ratings.indexOf(Math.max(...ratings))]);
}

function checkSecrets(state: State, viewer: Viewer, chance: Chance): void {
  const other = caravelas.redeal(state, viewer, fork(chance));
  expect(sameJson(caravelas.view(other, viewer), caravelas.view(state, viewer))).toBe(true);
  expect(sameJson(caravelas.pending(other), caravelas.pending(state))).toBe(true);
  expect(caravelas.audit?.(other)).toEqual([]);
  const worlds = [state, other].map((world) => caravelas.redeal(world, viewer, [1, 2, 3, 4, 0]));
  expect(sameJson(worlds[0], worlds[1])).toBe(true);
  if (viewer === 'spectator') return;
  expect(sameJson(caravelas.legal(other, viewer), caravelas.legal(state, viewer))).toBe(true);
}

function checkCopies(state: State, seat: number, move: Move): void {
  expect(caravelas.whyNot(state, seat, move)).toBeUndefined();
  const before = JSON.stringify(state);
  const copy = caravelas.clone(state);
  const parsed: State = JSON.parse(before);
  caravelas.apply(copy, seat, move, () => undefined);
  caravelas.apply(parsed, seat, move, undefined);
  expect(JSON.stringify(state)).toBe(before);
  expect(sameJson(copy, parsed)).toBe(true);
}

test.each([
  ['full', 2],
  ['full', 4],
  ['drawn', 3],
  ['dice', 3],
])('%s with %i players: secrets, copies and the box hold to the end', (mode, seats) => {
  const chance = chanceFrom(`policy-games/${mode}/${seats}`);
  const state = caravelas.setup(seats, { mode }, chanceFrom(`game/${mode}/${seats}`));
  const kinds = new Set<string>();
  for (let owed = caravelas.pending(state)[0]; owed !== undefined; owed = caravelas.pending(state)[0]) {
    const move = choose(state, owed.seat, chance);
    kinds.add(move.kind);
    if (below(chance, 4) === 0) {
      checkSecrets(state, pick<Viewer>(chance, [0, 1, 'spectator']), chance);
      checkCopies(state, owed.seat, move);
    }
    caravelas.apply(state, owed.seat, move, undefined);
    expect(caravelas.audit?.(state)).toEqual([]);
  }
  expect(caravelas.result(state)?.scores).toHaveLength(seats);
  expect(kinds.has('build')).toBe(true);
});
