/** The three nations: who stands where, whose cubes are out, what a rank is worth. Rules MA-1.10, MA-7.4, MA-14.4, MA-14.5. */
import type { Seat } from '@captains-table/kernel';
import { emptySlots } from '../influence/cubes.ts';
import { nextRank, spaceAfter } from '../influence/influence.ts';
import type { Decision } from '../moves.ts';
import { mostInfluence } from '../scoring/final.ts';
import { majorityBonus } from '../scoring/multiplier.ts';
import type { View } from '../view.ts';
import type { Sight } from './sight.ts';

/** Jeanne has no seat; hers is the number after the players'. */
export interface Marker {
  readonly seat: number;
  readonly influence: number;
  readonly rank: number;
  /** Whether no one has more influence, and this is not 0: rule MA-14.4. */
  readonly leads: boolean;
}

/** What a rank counts at the end: empty slots of the reserve, and a bonus for cubes in play. */
export interface Worth {
  readonly emptySlots: number;
  readonly majority: number;
  readonly multiplier: number;
}

/** Nations by their number, as in every list of a view. */
export class NationOutlook {
  readonly #sight: Sight;

  constructor(sight: Sight) {
    this.#sight = sight;
  }

  /** Everyone's place on the track of a nation. */
  markers(view: View, nation: number): readonly Marker[] {
    const { players, jeanne } = view;
    const most = mostInfluence(this.#sight.of(view), nation);
    return (jeanne === undefined ? players : [...players, jeanne]).map(({ influence, ranks }, seat) => ({
      seat,
      influence: influence[nation] ?? 0,
      rank: ranks[nation] ?? 0,
      leads: most > 0 && influence[nation] === most,
    }));
  }

  worth(view: View, nation: number): Worth {
    const { box } = this.#sight;
    const seen = this.#sight.of(view);
    const empty = emptySlots(box, seen, nation);
    const majority = majorityBonus(box, seen, nation);
    return { emptySlots: empty, majority, multiplier: empty + majority };
  }

  /** Cubes left on each slot of a reserve; they are taken from the left. */
  slots(reserve: number): readonly number[] {
    const { slots } = this.#sight.box.tracks.cubes;
    let taken = slots.reduce((sum, cubes) => sum + cubes, 0) - reserve;
    return slots.map((cubes) => {
      const gone = Math.min(cubes, Math.max(0, taken));
      taken -= gone;
      return cubes - gone;
    });
  }

  /** The space to which the marker of a player would go if this nation were chosen; undefined when it would stay. */
  landing(view: View, seat: Seat, asked: Decision, nation: number): number | undefined {
    const from = view.players[seat]?.influence[nation];
    if (from === undefined) return undefined;
    if (asked.kind === 'rank') return nextRank(this.#sight.box, from)?.space;
    if (asked.kind !== 'influence') return undefined;
    const to = spaceAfter(this.#sight.box, from, asked.n);
    return to === from ? undefined : to;
  }
}
