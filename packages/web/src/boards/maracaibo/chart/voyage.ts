/** What sailing to a place means for who is to sail. */
import type { Table } from '../table.ts';
import { CONTENT } from '../pieces.ts';
import type { Way } from './ways.ts';
import { spiesPassed, tollOf, villageActions, watersOf, waysBetween } from './ways.ts';

export interface Voyage {
  /** Legal ones, the shortest first; one for each number of steps. */
  readonly ways: readonly Way[];
  /** Village actions for each way; none on a leg that only sails on. */
  readonly actions: readonly number[];
  readonly toll: number;
  readonly spies: number;
  readonly spyPoints: number;
}

/** Voyages by place; none unless the viewer is to sail. */
export function voyagesOf({ view, legal, pending, mine, seat }: Table): ReadonlyMap<string, Voyage> {
  const voyages = new Map<string, Voyage>();
  const player = view.players[seat ?? -1];
  if (!mine || pending?.kind !== 'sail' || player === undefined) return voyages;
  const waters = watersOf(view, player.explorer);
  const wholeTurn = pending.max === CONTENT.tracks.setup.maxMovement;
  for (const move of legal) {
    if (move.kind !== 'sail') continue;
    const known = voyages.get(move.to);
    const way = waysBetween(player.ship, move.to, waters).find(({ points }) => points === move.points);
    const found = way ?? { stops: [player.ship, move.to], points: move.points };
    const ways = [...(known?.ways ?? []), found].toSorted((a, b) => a.points - b.points);
    const spies = spiesPassed(player.ship, move.to, player);
    voyages.set(move.to, {
      ways,
      actions: wholeTurn ? ways.map(({ points }) => villageActions(points, player)) : [],
      toll: tollOf(player.ship, move.to, waters),
      spies,
      spyPoints: spies * CONTENT.tracks.setup.unusedSpyPoints,
    });
  }
  return voyages;
}
