/** The draw of a cup, and what follows from it. Its seed is published when the cup is over, so that anyone can check it. */
import { must, sha256Hex } from '@captains-table/kernel';
import { FORFEIT, usualRounds } from '@captains-table/table/cup';
import type { CupPlan, CupSoFar } from '@captains-table/table/cup';
import type {
  CupRecord,
  CupRoundRecord,
  CupTableRecord,
  EndedTable,
  EntrantRecord,
} from '../storage/storage.ts';

/** A cup with everything that its rules need. */
export interface LoadedCup {
  readonly cup: CupRecord;
  /** In the order of the draw. */
  readonly entrants: readonly EntrantRecord[];
  readonly rounds: readonly CupRoundRecord[];
}

/** The entrants in drawn order once the cup has started; until then in the order of entry. */
export function drawn(
  { seed, status }: CupRecord,
  entrants: readonly EntrantRecord[],
): readonly EntrantRecord[] {
  if (status === 'open') return entrants;
  const lots = entrants.map((entrant) => ({ entrant, lot: sha256Hex(`${seed}/${entrant.id}`) }));
  return lots.toSorted((a, b) => (a.lot < b.lot ? -1 : 1)).map(({ entrant }) => entrant);
}

export function planOf({ settings }: CupRecord, entrants: number, fewest: number): CupPlan {
  const { form, most, rounds, laps } = settings;
  const usual = usualRounds(form, { entrants, most }, laps);
  // In a Swiss of two there is no next round without a repeated pairing.
  const limit = form === 'swiss' && most === 2 ? Math.max(1, entrants - 1) : Infinity;
  const asked = form === 'league' && most === 2 ? usual : (rounds ?? usual);
  return { form, entrants, most, fewest, rounds: Math.min(asked, limit) };
}

export function soFar({ cup, entrants, rounds }: LoadedCup, fewest: number): CupSoFar {
  const left = entrants.flatMap(({ withdrawn }, number) =>
    withdrawn === undefined ? [] : [[number, withdrawn] as const],
  );
  return { plan: planOf(cup, entrants.length, fewest), rounds, withdrawn: new Map(left) };
}

/** Follows from the cup alone: two servers that make it make the same one. */
export function tableId({ id, seed }: CupRecord, round: number, number: number): string {
  return sha256Hex(`cup/${id}/${seed}/${round}/${number}`).slice(0, 24);
}

/**
 * By seat. A player who gave up, or lost the seat to someone else, has lost to everyone, as in profiles. While a bot merely stood
 * in, the result is the player's. A game that was not played to its end is lost by all.
 */
export function placesAt(
  { entrants }: CupTableRecord,
  everybody: readonly EntrantRecord[],
  { record, people }: EndedTable,
): readonly number[] {
  const { result } = record;
  return entrants.map((number, seat) => {
    if (result === undefined || record.status !== 'over') return FORFEIT;
    const { person } = must(everybody[number]);
    const place = must(result.ranking[seat]);
    if (person === undefined) return place;
    const own = people.find((row) => row.person === person && row.seat === seat);
    return own === undefined || own.resigned === true ? FORFEIT : place;
  });
}
