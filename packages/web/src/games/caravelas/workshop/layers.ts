/** What can be edited on the chart: spaces, ports, currents, closed borders. */
import type { Content } from '@captains-table/caravelas';
import type {
  Change,
  Edited,
  Handle,
  Joining,
  Layer,
  NameOf,
  Stop,
} from '../../../workshop/chart/editable-chart.ts';
import { angleOf, pointOf } from '../drawings/chart/chart-geometry.ts';
import { areBeside, cellAt } from './cells.ts';

type Chart = Content['map'];
type Space = Chart['spaces'][number];
type Current = Chart['currents'][number];
/** The pieces as packs write them. */
interface Box extends Pick<Chart, 'spaces' | 'currents' | 'closed'>, Pick<Content, 'home'> {}

const SHEET = 'chart';
const pointIn = ({ lon, lat }: Space) => pointOf(lon, lat);
const spaceChange = (piece: Space): Change => ({ collection: 'spaces', key: piece.id, piece });
const currentChange = (piece: Current): Change => ({ collection: 'currents', key: piece.id, piece });

const stops = ({ spaces }: Box, nameOf: NameOf): readonly Stop[] =>
  spaces.map((space) => ({ id: space.id, at: pointIn(space), label: nameOf('spaces', space.id) }));

const spacesLayer: Layer = {
  id: 'spaces',
  sheet: SHEET,
  size: 36,
  handles: ({ spaces }: Box, nameOf) =>
    spaces.map((space) => ({
      id: space.id,
      at: pointIn(space),
      label: nameOf('spaces', space.id),
      piece: { collection: 'spaces', key: space.id },
      look: { is: 'ring' },
    })),
  does: {
    kind: 'free',
    snapped: (to) => cellAt(to).point,
    step: { x: 36, y: 40 },
    moved: ({ spaces }: Box, { id }, to) => {
      const space = spaces.find((one) => one.id === id);
      const { point: _, ...cell } = cellAt(to);
      return space === undefined
        ? { changes: [] }
        : { changes: [spaceChange({ ...space, ...cell })], chosen: { collection: 'spaces', key: id } };
    },
  },
  removed: (_box: Box, { id }) => ({ changes: [{ collection: 'spaces', key: id, piece: undefined }] }),
};

/** A port goes to another space; what lay there comes back in exchange. */
function portMoved({ spaces }: Box, way: readonly string[]): Edited {
  const from = spaces.find(({ id }) => id === way[0]);
  const to = spaces.find(({ id }) => id === way.at(-1));
  if (from === undefined || to === undefined || from === to) return { changes: [] };
  return {
    changes: [spaceChange(withPort(from, to.port)), spaceChange(withPort(to, from.port))],
    chosen: { collection: 'spaces', key: to.id },
  };
}

function withPort(space: Space, port: string | undefined): Space {
  const { port: _, ...bare } = space;
  return port === undefined ? bare : { ...bare, port };
}

const portsLayer: Layer = {
  id: 'ports',
  sheet: SHEET,
  size: 30,
  handles: ({ spaces, home }: Box, nameOf) =>
    spaces.flatMap((space): readonly Handle[] => {
      const { port } = space;
      if (port === undefined) return [];
      const isHome = port === home.id;
      return [
        {
          id: space.id,
          at: pointIn(space),
          label: nameOf(isHome ? 'home' : 'ports', isHome ? '' : port),
          piece: isHome ? { collection: 'home', key: '' } : { collection: 'ports', key: port },
          stop: space.id,
          look: { is: 'ring' },
        },
      ];
    }),
  does: { kind: 'stops', stops, moved: (box: Box, _, way) => portMoved(box, way) },
};

/** An end goes on along the way, or back; a space between goes to another. */
function currentMoved({ currents }: Box, handle: Handle, way: readonly string[]): Edited {
  const [id = '', number = ''] = handle.id.split('/');
  const current = currents.find((one) => one.id === id);
  if (current === undefined) return { changes: [] };
  const at = Number(number);
  const { path } = current;
  const flowing = at === 0 ? path.toReversed() : path;
  const isEnd = at === 0 || at === path.length - 1;
  const moved = isEnd ? goneOn(flowing, way) : path.with(at, way.at(-1) ?? '');
  return {
    changes: [currentChange({ ...current, path: at === 0 ? moved.toReversed() : moved })],
    chosen: { collection: 'currents', key: id },
  };
}

function goneOn(path: readonly string[], way: readonly string[]): string[] {
  const result = [...path];
  for (const space of way.slice(1)) {
    if (space === result.at(-2) && result.length > 2) result.pop();
    else if (space !== result.at(-1)) result.push(space);
  }
  return result;
}

function freeId(taken: readonly { readonly id: string }[]): string {
  let number = 1;
  while (taken.some(({ id }) => id === `own-${number}`)) number++;
  return `own-${number}`;
}

const currentsDo: Joining = {
  kind: 'stops',
  stops,
  moved: currentMoved,
  drawn: ({ currents }: Box, way) => {
    const id = freeId(currents);
    return { changes: [currentChange({ id, path: way })], chosen: { collection: 'currents', key: id } };
  },
};

const currentsLayer: Layer = {
  id: 'currents',
  sheet: SHEET,
  size: 30,
  handles: ({ currents, spaces }: Box, nameOf) =>
    currents.flatMap(({ id, path }) =>
      path.flatMap((stop, at): readonly Handle[] => {
        const space = spaces.find((one) => one.id === stop);
        if (space === undefined) return [];
        const label = `${nameOf('currents', id)}, ${at + 1}/${path.length}, ${nameOf('spaces', stop)}`;
        const piece = { collection: 'currents', key: id };
        return [{ id: `${id}/${at}`, at: pointIn(space), label, piece, stop, look: { is: 'dot' } }];
      }),
    ),
  does: currentsDo,
  /** A space of it; all of it where two are left. */
  removed: ({ currents }: Box, { id: handle }) => {
    const [id = '', at = ''] = handle.split('/');
    const current = currents.find((one) => one.id === id);
    if (current === undefined) return { changes: [] };
    const path = current.path.toSpliced(Number(at), 1);
    if (path.length < 2) return { changes: [{ collection: 'currents', key: id, piece: undefined }] };
    return { changes: [currentChange({ ...current, path })] };
  },
};

const isBetween = (pair: readonly string[], a: string, b: string) => pair.includes(a) && pair.includes(b);

/** Every side that two spaces share. */
function sidesOf({ spaces, closed }: Box, nameOf: NameOf): readonly Handle[] {
  return spaces.flatMap((a, at) =>
    spaces
      .slice(at + 1)
      .filter((b) => areBeside(a, b))
      .map((b): Handle => {
        const [from, to] = [pointIn(a), pointIn(b)];
        const number = closed.findIndex((pair) => isBetween(pair, a.id, b.id));
        return {
          id: `${a.id}/${b.id}`,
          at: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
          label: `${nameOf('spaces', a.id)} | ${nameOf('spaces', b.id)}`,
          look: { is: 'bar', turn: angleOf(from, to) },
          on: number >= 0,
          ...(number >= 0 && { piece: { collection: 'closed', key: `${number + 1}` } }),
        };
      }),
  );
}

const closedLayer: Layer = {
  id: 'closed',
  sheet: SHEET,
  size: 22,
  handles: sidesOf,
  does: {
    kind: 'press',
    pressed: ({ closed }: Box, { id, on }) => {
      const [a = '', b = ''] = id.split('/');
      const list = on === true ? closed.filter((pair) => !isBetween(pair, a, b)) : [...closed, [a, b]];
      const chosen = on === true ? {} : { chosen: { collection: 'closed', key: `${list.length}` } };
      return { changes: [{ collection: 'closed', list }], ...chosen };
    },
  },
};

export const layers: readonly Layer[] = [currentsLayer, portsLayer, spacesLayer, closedLayer];
