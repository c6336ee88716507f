/**
 * What a game is worth. A table of several compares each player with each: finishing ahead of someone beats them, a shared
 * place is a half. Together they are worth one point, so that a win counts the same at tables of any size.
 * All sums are whole numbers: a point has 24 parts, which two to five players share without a remainder.
 */
import { must } from '@captains-table/kernel';
import type { CupRound, CupTable, Entrant } from './cup.ts';
import { FORFEIT } from './cup.ts';

/** Parts of a point. */
export const POINT = 24;

/** One game of one entrant, against each of the others at the table. */
export interface CupGame {
  readonly round: number;
  readonly points: number;
  readonly won: boolean;
  readonly against: readonly { readonly entrant: Entrant; readonly points: number }[];
}

/** Twice what one gets from another: 2 for a win, 1 for a shared place. */
function comparison(own: number, other: number): number {
  if (own === FORFEIT) return 0;
  if (other === FORFEIT || own < other) return 2;
  return own === other ? 1 : 0;
}

/** The games that have ended, by entrant. */
export function gamesOf(rounds: readonly CupRound[], entrants: number): readonly (readonly CupGame[])[] {
  const games: CupGame[][] = Array.from({ length: entrants }, () => []);
  for (const [round, { tables }] of rounds.entries()) {
    for (const table of tables) {
      for (const [seat, entrant] of table.entrants.entries()) {
        const game = gameAt(table, seat, round);
        if (game !== undefined) must(games[entrant]).push(game);
      }
    }
  }
  return games;
}

function gameAt({ entrants, places }: CupTable, seat: number, round: number): CupGame | undefined {
  if (places === undefined) return undefined;
  const own = must(places[seat]);
  const half = POINT / 2 / (entrants.length - 1);
  const against = entrants.flatMap((entrant, other) =>
    other === seat ? [] : [{ entrant, points: half * comparison(own, must(places[other])) }],
  );
  const points = against.reduce((sum, pair) => sum + pair.points, 0);
  return { round, points, won: points === POINT, against };
}

/** With byes, each of which is worth a win. */
export function pointsOf(rounds: readonly CupRound[], entrants: number): readonly number[] {
  const byes = byesOf(rounds, entrants);
  return gamesOf(rounds, entrants).map(
    (games, entrant) =>
      games.reduce((sum, { points }) => sum + points, 0) + POINT * must(byes[entrant]).length,
  );
}

/** By entrant: the rounds in which they had no opponent. */
export function byesOf(rounds: readonly CupRound[], entrants: number): readonly (readonly number[])[] {
  return Array.from({ length: entrants }, (_, entrant) =>
    [...rounds.keys()].filter((round) => must(rounds[round]).byes.includes(entrant)),
  );
}
