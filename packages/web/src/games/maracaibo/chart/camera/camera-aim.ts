/** What a small screen should show: the waters ahead of the ship, the explorer who is to move, or what others do. */
import type { ShownMove } from '../../../../board-kit/camera/use-follow.ts';
import type { Event, Table } from '../../board/table.ts';
import type { Layout } from '../geometry/chart-layout.ts';
import type { Point } from '../geometry/layout.ts';
import type { Voyage } from '../voyage.ts';

export interface CameraAim {
  readonly at: Point;
  /** Has to be in sight in any case. */
  readonly keep: Point;
  /** Changes whenever there is something else to follow. */
  readonly because: string;
}

const NEAR = 3;

/** `berth` is where the ship lies. */
export function cameraAim(table: Table, voyages: ReadonlyMap<string, Voyage>, berth: Point): CameraAim {
  const { view, seat, mine, pending, layout } = table;
  const player = view.players[seat ?? view.active];
  if (mine && pending?.kind === 'explore') {
    const explorer = layout.spaceAt(player?.explorer ?? '') ?? berth;
    return { at: explorer, keep: explorer, because: 'explore' };
  }
  const ship = player?.ship ?? 'H';
  const ahead = [...voyages].filter(([, { ways }]) => (ways[0]?.points ?? 0) <= NEAR).map(([id]) => id);
  return {
    at: middleOf([ship, ...ahead].map((id) => layout.pointOf(id))),
    keep: berth,
    because: `${ship} ${ahead.join(' ')}`,
  };
}

/** Undefined while no move of another captain is shown, or where it lies nowhere on the chart. */
export function shownMove({
  latest: { number, events },
  showing,
  seat,
  layout,
}: Pick<Table, 'latest' | 'showing' | 'seat' | 'layout'>): ShownMove | undefined {
  if (!showing) return undefined;
  const by = (event: Event) => ('seat' in event ? event.seat : undefined);
  const [last] = events
    .filter((event) => by(event) === undefined || by(event) !== seat)
    .flatMap((event) => {
      const spot = spotOf(event, layout);
      return spot === undefined ? [] : [spot];
    })
    .toReversed();
  return last === undefined ? undefined : { number, at: { x: last[0], y: last[1] } };
}

function spotOf(event: Event, layout: Layout): Point | undefined {
  if ('space' in event) return layout.spaceAt(event.space);
  return 'at' in event ? layout.known(event.at) : undefined;
}

function middleOf(points: readonly Point[]): Point {
  const mean = (axis: 0 | 1) =>
    points.reduce((sum, point) => sum + point[axis], 0) / Math.max(1, points.length);
  return [mean(0), mean(1)];
}
