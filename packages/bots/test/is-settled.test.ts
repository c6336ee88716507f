import { describe, expect, test } from 'vitest';
import { isSettled } from '../src/search/is-settled.ts';
import type { Node } from '../src/search/tree.ts';
import { learn, newEdge, newNode } from '../src/search/tree.ts';

/** A root with a move for each entry: this many visits that won the given share of games. */
function rootWith(...moves: readonly { readonly visits: number; readonly wins: number }[]): Node {
  const root = newNode();
  for (const [at, { visits, wins }] of moves.entries()) {
    const edge = newEdge({ kind: `move-${at}` }, 1);
    for (let i = 0; i < visits; i++) learn(edge, i < wins * visits ? 1 : 0);
    root.edges.set(edge.move.kind, edge);
    root.visits += visits;
  }
  return root;
}

const EARLY = 0.2;

describe('a search is settled', () => {
  test('when the favourite can no longer be caught', () => {
    const root = rootWith({ visits: 80, wins: 0.5 }, { visits: 20, wins: 0.5 });
    expect(isSettled(root, 0.5)).toBe(false);
    expect(isSettled(root, 0.7)).toBe(true);
  });

  test('when one move is clearly better', () => {
    expect(isSettled(rootWith({ visits: 900, wins: 0.7 }, { visits: 300, wins: 0.4 }), EARLY)).toBe(true);
  });

  test('not by a lead that may be luck', () => {
    expect(isSettled(rootWith({ visits: 900, wins: 0.5 }, { visits: 800, wins: 0.48 }), EARLY)).toBe(false);
    expect(isSettled(rootWith({ visits: 40, wins: 0.7 }, { visits: 30, wins: 0.4 }), EARLY)).toBe(false);
  });

  test('when moves are as good as each other, and that is well known', () => {
    const even = { visits: 200_000, wins: 0.5 };
    expect(isSettled(rootWith(even, even), EARLY)).toBe(true);
  });

  test('no matter what a move that was hardly tried has brought', () => {
    const root = rootWith({ visits: 1_500, wins: 0.7 }, { visits: 200, wins: 0.2 }, { visits: 3, wins: 1 });
    expect(isSettled(root, EARLY)).toBe(true);
  });
});
