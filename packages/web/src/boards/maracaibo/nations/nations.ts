/** The three nations: who stands where, whose cubes are out, what a rank is worth. */
import type { NationName } from '../../../design/maracaibo/marks.tsx';
import { CONTENT } from '../pieces.ts';
import type { View } from '../table.ts';

export type { NationName };

/** Jeanne has no seat; hers is the number after the players'. */
export interface Marker {
  readonly seat: number;
  readonly influence: number;
  readonly rank: number;
  /** Whether nobody has more, and it is more than nothing: rule MA-14.4. */
  readonly leads: boolean;
}

/** Everybody's place on the track of a nation. */
export function markersOf({ players, jeanne }: View, nation: number): readonly Marker[] {
  const all = jeanne === undefined ? players : [...players, jeanne];
  const most = Math.max(...all.map(({ influence }) => influence[nation] ?? 0));
  return all.map(({ influence, ranks }, seat) => ({
    seat,
    influence: influence[nation] ?? 0,
    rank: ranks[nation] ?? 0,
    leads: most > 0 && influence[nation] === most,
  }));
}

/** Cubes left on each slot of a reserve; they are taken from the left. Rule MA-1.10. */
export function slotsOf(reserve: number): readonly number[] {
  const { slots } = CONTENT.tracks.cubes;
  let taken = slots.reduce((sum, cubes) => sum + cubes, 0) - reserve;
  return slots.map((cubes) => {
    const gone = Math.min(cubes, Math.max(0, taken));
    taken -= gone;
    return cubes - gone;
  });
}

/** In cities, villages and on legacy tiles. Rule MA-6.6. */
export function cubesInPlay({ places, fleet, mine }: View, nation: NationName): number {
  const all = [...places.map(({ cube }) => cube), ...fleet, mine];
  return all.filter((cube) => cube === nation).length;
}

export interface Worth {
  readonly emptySlots: number;
  readonly majority: number;
  readonly multiplier: number;
}

export function worthOf({ nations }: View, nation: number): Worth {
  const { emptySlots = 0, multiplier = 0 } = nations[nation] ?? {};
  return { emptySlots, majority: multiplier - emptySlots, multiplier };
}
