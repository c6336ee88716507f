import type { Move, Seat } from '@captains-table/kernel';
import { must } from '@captains-table/kernel';

/** A possible move, with what was learned of it. */
export interface Edge {
  readonly move: Move;
  visits: number;
  /** Sum of the mover's values over all visits. */
  total: number;
  /** Sum of their squares, which says how widely they vary. */
  squares: number;
  /** How much the policy likes it: e to the rating; 1 without a policy. */
  readonly weight: number;
  node: Node | undefined;
}

/** A decision. Worlds differ in what can be done, so edges appear as they are met. */
export interface Node {
  seat: Seat;
  visits: number;
  readonly edges: Map<string, Edge>;
  /** The edges of the moves that were possible last time, in their order: mostly the same again. */
  last: readonly Edge[];
}

export function newNode(): Node {
  return { seat: -1, visits: 0, edges: new Map(), last: [] };
}

export function newEdge(move: Move, weight: number): Edge {
  return { move, visits: 0, total: 0, squares: 0, weight, node: undefined };
}

/** Another visit has brought this value. */
export function learn(edge: Edge, value: number): void {
  edge.visits++;
  edge.total += value;
  edge.squares += value * value;
}

/** A short text that equal moves share. Cheaper than `moveKey`: games build a kind of move always alike. */
export function quickKey(move: Move): string {
  let key = '';
  for (const value of Object.values(move)) key += `${String(value)}|`;
  return key;
}

/** What a mover may expect of an edge. */
export function meanOf(edge: Edge): number {
  return edge.visits === 0 ? 0 : edge.total / edge.visits;
}

/** Whether the edges are those of just these moves, in the same order. */
export function areEdgesOf(edges: readonly Edge[], moves: readonly Move[]): boolean {
  if (edges.length !== moves.length) return false;
  for (let i = 0; i < moves.length; i++) if (!isSameMove(must(edges[i]).move, must(moves[i]))) return false;
  return true;
}

/** Cheap and on the safe side: moves that hold lists count as the same only when they are one object. */
function isSameMove<M extends Move>(a: M, b: M): boolean {
  if (a === b) return true;
  if (a.kind !== b.kind) return false;
  for (const field in b) if (a[field] !== b[field]) return false;
  return true;
}
