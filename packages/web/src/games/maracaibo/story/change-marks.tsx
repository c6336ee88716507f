import type { JSX } from 'preact';
import { shareOf } from '../chart/geometry/geometry.ts';
import type { Look } from '../chart/spots.ts';
import type { SectionProps } from '../board/section.ts';
import type { Event, Table } from '../board/table.ts';
import { changesShown } from './changes.ts';

interface Props extends SectionProps {
  readonly looks: readonly Look[];
}

const ROOM = 7;

/** Rings round what has just come to the chart. */
export function ChangeMarks({ looks, board, table }: Props): JSX.Element {
  const things = new Set(changesShown({ board }).map((event) => thingIn(event, table)));
  return (
    <div class="ma-changes" aria-hidden="true">
      {looks
        .filter(({ id }) => things.has(id))
        .map(({ id, at, half }) => (
          <span key={id} class="ma-change" style={shareOf(at, [half[0] + ROOM, half[1] + ROOM])} />
        ))}
    </div>
  );
}

/** Tiles that make a city are the place itself. */
function thingIn(event: Event, { pieces }: Table): string {
  switch (event.key) {
    case 'tile-added': {
      const tile = pieces.tiles.get(event.tile);
      return tile?.kind === 'city' ? (tile.location ?? event.tile) : event.tile;
    }
    case 'story-tile-laid':
      return event.tile;
    case 'quest-laid':
      return event.quest;
    case 'city-tile-laid':
      return event.at;
    default:
      return '';
  }
}
