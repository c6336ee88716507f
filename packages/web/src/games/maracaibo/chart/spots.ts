/** Everything on the chart that can be looked at, with where it lies. */
import { nearestTowards } from '../../../board-kit/arrow-keys.ts';
import type { Table } from '../board/table.ts';
import type { Layout } from './geometry/chart-layout.ts';
import { halfOf } from './geometry/geometry.ts';
import type { Point } from './geometry/layout.ts';
import { COMBAT_TILES } from './geometry/layout.ts';
import type { SpyMap } from './pieces-at.ts';
import { spiesBy } from './pieces-at.ts';
import type { PlaceNow } from './place-now.ts';
import { TILE, trayOf } from './tray.ts';

type LookKind = 'place' | 'quest' | 'tile' | 'space';

export interface Look {
  readonly id: string;
  readonly kind: LookKind;
  readonly at: Point;
  readonly half: Point;
}

const SPACE = 19;

type Trail = Pick<Table, 'content' | 'view'>;

/** Quests and legacy tiles at a place. */
function tilesAt(place: PlaceNow, spies: SpyMap, layout: Layout): readonly Look[] {
  return trayOf(place, spies, layout).flatMap((thing): readonly Look[] =>
    thing.kind === 'spies'
      ? []
      : [{ id: thing.id, kind: thing.kind, at: thing.at, half: [TILE / 2, TILE / 2] }],
  );
}

/** `asked` is the quest that the table asks about: on the trail it is then a thing of its own, not only its space. */
export function looksOf(
  places: readonly PlaceNow[],
  table: Trail & Pick<Table, 'outlook' | 'layout'>,
  asked?: string,
): readonly Look[] {
  const { content, view, layout } = table;
  const spies = spiesBy(view);
  return [
    ...places.map(({ id, kind }): Look => ({
      id,
      kind: 'place',
      at: layout.pointOf(id),
      half: [halfOf(kind)[0] + 2, halfOf(kind)[1] + 2],
    })),
    ...places.flatMap((place) => tilesAt(place, spies, layout)),
    ...slowTiles(table),
    ...view.legacy.flatMap(({ id }): readonly Look[] => {
      const at = COMBAT_TILES[id];
      return at === undefined ? [] : [{ id, kind: 'tile', at, half: [TILE / 2, TILE / 2] }];
    }),
    ...content.tracks.explorerSpaces.map(({ id, toEnd }) => spaceLook(id, toEnd === 0, layout)),
    ...questsOnTrail(table)
      .filter(({ quest }) => quest === asked)
      .map(({ quest, space }): Look => ({
        id: quest,
        kind: 'quest',
        at: above(layout.spaceAt(space) ?? [0, 0]),
        half: [TILE / 2, TILE / 2],
      })),
  ];
}

/** Above the head of the explorer who stands there. */
function above([x, y]: Point): Point {
  return [x, y - 58];
}

function questsOnTrail(table: Trail) {
  return questSpaces(table).map((space) => ({ space, quest: questOn(space, table) }));
}

function questSpaces({ content }: Trail): readonly string[] {
  return content.tracks.explorerSpaces.filter(({ quest }) => quest === true).map(({ id }) => id);
}

/** The quest on a space of the trail, or ''. */
export function questOn(space: string, table: Trail): string {
  return table.view.explorerQuests[questSpaces(table).indexOf(space)] ?? '';
}

/** The end of the trail has a plate beside it. */
function spaceLook(id: string, isEnd: boolean, layout: Layout): Look {
  const [x, y] = layout.spaceAt(id) ?? [0, 0];
  return isEnd
    ? { id, kind: 'space', at: [x - 31, y], half: [50, 27] }
    : { id, kind: 'space', at: [x, y], half: [SPACE, SPACE] };
}

/** Rough waters lie on the way itself. */
function slowTiles({ outlook, view, layout }: Pick<Table, 'outlook' | 'view' | 'layout'>): readonly Look[] {
  return outlook.voyages
    .legs(view)
    .flatMap(({ from, to, slowedBy }): readonly Look[] =>
      slowedBy === undefined
        ? []
        : [{ id: slowedBy, kind: 'tile', at: layout.alongLeg(from, to, 0.5), half: [15, 15] }],
    );
}

/** The nearest thing in the direction of an arrow key. */
export function towards(looks: readonly Look[], from: string, key: string): Look | undefined {
  const here = looks.find(({ id }) => id === from);
  return here && nearestTowards(key, here, looks, { widest: 2, aside: 2 });
}
