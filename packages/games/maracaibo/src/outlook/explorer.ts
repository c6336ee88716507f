/** The lines across the track of the explorers. Rules MA-8.1, MA-8.2, MA-8.5, MA-8.6. */
import type { Seat } from '@captains-table/kernel';
import type { LineName } from '../names.ts';
import { LINES } from '../names.ts';
import type { PrintedEffect } from '../effects/effect.ts';
import { spacesWithin } from '../explorer/paths.ts';
import { at } from '../lists.ts';
import type { View } from '../view.ts';
import type { Sight } from './sight.ts';

export class ExplorerOutlook {
  readonly #sight: Sight;

  constructor(sight: Sight) {
    this.#sight = sight;
  }

  /** Spaces that count until the line is passed, on the shortest way; undefined once it is. */
  stepsToLine(view: View, seat: Seat, line: LineName): number | undefined {
    const { box } = this.#sight;
    const seen = this.#sight.of(view);
    const from = at(seen.explorers, seat);
    const isBeyond = (space: number) =>
      (at(box.explorer.spaces, space).passed & (1 << LINES.indexOf(line))) !== 0;
    if (isBeyond(from)) return undefined;
    for (let steps = 1; steps <= box.explorer.spaces.length; steps++) {
      if (spacesWithin(box, seen, from, steps).some(isBeyond)) return steps;
    }
    return undefined;
  }

  /** What passing a line brings now: most to the player who is first. */
  lineReward(view: View, line: LineName): readonly PrintedEffect[] {
    const data = this.#sight.content.tracks.explorerLines.find(({ id }) => id === line);
    const isPassed = view.linesPassed.includes(LINES.indexOf(line));
    return (isPassed ? data?.later : data?.first) ?? [];
  }
}
