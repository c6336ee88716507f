/** When a search may end before its budget does. */
import type { Edge, Node } from './tree.ts';
import { meanOf } from './tree.ts';

/** With fewer than this many visits nothing is clear. */
const LEAST_VISITS = 1_000;
/** An edge with fewer was hardly looked at, because little spoke for it. */
const LEAST_VISITS_OF_AN_EDGE = 8;
/** Standard errors that make a difference certain enough. */
const CERTAINTY = 2.5;
/** A gain in the chance of winning that is not worth waiting for. */
const INDIFFERENCE = 0.005;
/** Values seen a few times may all be equal by luck. */
const LEAST_VARIANCE = 0.0004;

/** Whether going on could hardly change the choice for the better; `share` of the budget is used. */
export function isSettled(root: Node, share: number): boolean {
  return cannotBeCaught(root, share) || (root.visits >= LEAST_VISITS && isClearlyBest(root));
}

/** The favourite leads by more visits than are to come. */
function cannotBeCaught(root: Node, share: number): boolean {
  let first = 0;
  let second = 0;
  for (const { visits } of root.edges.values()) {
    if (visits > first) [first, second] = [visits, first];
    else if (visits > second) second = visits;
  }
  return first - second > (root.visits / share) * (1 - share);
}

/** No other move can be noticeably better than the favourite, as far as samples can tell. */
function isClearlyBest(root: Node): boolean {
  const edges = [...root.edges.values()];
  const best = edges.reduce((most, edge) => (edge.visits > most.visits ? edge : most));
  return edges.every((edge) => {
    if (edge === best || edge.visits < LEAST_VISITS_OF_AN_EDGE) return true;
    const doubt = CERTAINTY * Math.sqrt(errorOf(edge) + errorOf(best));
    return meanOf(edge) + doubt <= meanOf(best) + INDIFFERENCE;
  });
}

/** The square of the standard error of an edge's mean. */
function errorOf(edge: Edge): number {
  const variance = edge.squares / edge.visits - meanOf(edge) ** 2;
  return Math.max(LEAST_VARIANCE, variance) / edge.visits;
}
