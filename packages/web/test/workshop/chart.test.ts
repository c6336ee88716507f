import { describe, expect, it } from 'vitest';
import type { Written } from '@captains-table/catalogue/pieces';
import { describePieces, loadPieces, resolvePack, packBetween } from '@captains-table/catalogue/pieces';
import { must } from '@captains-table/kernel';
import { layers as caravelas } from '../../src/games/caravelas/workshop/layers.ts';
import { layers as drake } from '../../src/games/francis-drake/workshop/layers.ts';
import { layers as maracaibo } from '../../src/games/maracaibo/workshop/layers.ts';
import type { Edited, Handle, Layer } from '../../src/workshop/chart/editable-chart.ts';
import { carried, isElsewhere, stepped, taken } from '../../src/workshop/chart/hold.ts';
import { editOf } from '../../src/workshop/pack/change.ts';
import { applied, undone } from '../../src/workshop/pack/edits.ts';

const nameOf = (collection: string, key: string) => `${collection} ${key}`;

/** A box of a game, edited on its chart. */
async function chartOf(game: string, layers: readonly Layer[]) {
  const pieces = must(await loadPieces(game));
  const description = describePieces(pieces);
  const ours: Written = pieces.ours;
  const layer = (id: string, field?: string) =>
    must(layers.find((one) => one.id === id && one.field === field));
  const handle = (id: string, of: Layer): Handle =>
    must(of.handles(ours, nameOf).find((one) => one.id === id));
  const after = ({ changes }: Edited) => {
    const edit = must(editOf(changes, ours, ours, description));
    const draft = applied({ box: ours, checked: new Set() }, edit, ours, description);
    expect(undone(draft, edit, ours, description).box).toEqual(ours);
    const json = packBetween({ game }, ours, draft.box, description);
    const { problems } = resolvePack(pieces, [{ name: 'mine', json }], description);
    return { json, problems: problems.map(({ fault }) => ('name' in fault ? fault.name : fault.code)) };
  };
  /** Along these stops. */
  const dragged = (of: Layer, id: string, way: readonly string[]) => {
    if (of.does.kind !== 'stops') throw new Error('it has no stops');
    return after(of.does.moved(ours, handle(id, of), way));
  };
  return { ours, layer, handle, after, dragged };
}

describe('the chart of Caravelas', async () => {
  const { ours, layer, handle, after, dragged } = await chartOf('caravelas', caravelas);
  const currents = layer('currents');

  it('lengthens a current by its end, and shortens it again', () => {
    expect(dragged(currents, 'canary/2', ['c08r05', 'c07r05'])).toMatchObject({
      json: { currents: [{ id: 'canary', path: ['c09r03', 'c09r04', 'c08r05', 'c07r05'] }] },
      problems: [],
    });
    expect(dragged(currents, 'canary/0', ['c09r03', 'c09r04'])).toMatchObject({
      json: { currents: [{ id: 'canary', path: ['c09r04', 'c08r05'] }] },
    });
  });

  it('draws a new current from space to space, and says where it jumps or goes round', () => {
    if (currents.does.kind !== 'stops') throw new Error('currents go from stop to stop');
    const drawn = (way: readonly string[]) =>
      currents.does.kind === 'stops' ? after(must(currents.does.drawn?.(ours, way))) : undefined;
    expect(drawn(['c06r06', 'c07r06'])).toMatchObject({
      json: { currents: [{ id: 'own-1', path: ['c06r06', 'c07r06'] }] },
      problems: ['count'],
    });
    expect(drawn(['c06r06', 'c10r04'])?.problems).toContain('current-jumps');
    expect(drawn(['c08r05', 'c08r04', 'c09r03'])?.problems).toContain('current-ring');
  });

  it('exchanges ports between spaces as one edit', () => {
    expect(dragged(layer('ports'), 'c01r03', ['c01r03', 'c02r03'])).toMatchObject({
      json: {
        spaces: [
          { id: 'c01r03', port: null },
          { id: 'c02r03', port: 'florida' },
        ],
      },
      problems: [],
    });
  });

  it('closes a border and opens it again', () => {
    const closed = layer('closed');
    if (closed.does.kind !== 'press') throw new Error('borders are pressed');
    const shut = closed.handles(ours, nameOf).filter(({ on }) => on === true);
    expect(shut).toHaveLength(11);
    const { json } = after(closed.does.pressed(ours, handle('c02r02/c02r03', closed)));
    expect(json).toMatchObject({ closed: expect.arrayContaining([['c02r02', 'c02r03']]) });
    expect(after(closed.does.pressed(ours, must(shut[0]))).json['closed']).toHaveLength(10);
  });

  it('moves a space with the keys to the cell below, where another lies', () => {
    const spaces = layer('spaces');
    const held = must(stepped(taken(handle('c02r02', spaces), false), 'ArrowDown', spaces, []));
    expect(isElsewhere(held, spaces)).toBe(true);
    if (spaces.does.kind !== 'free') throw new Error('spaces lie where they are put');
    expect(after(spaces.does.moved(ours, held.handle, held.at))).toMatchObject({
      json: { spaces: [{ id: 'c02r02', row: 3, lat: 30.5 }] },
      problems: expect.arrayContaining(['same-place']),
    });
  });

  it('takes the last space back when a finger goes back over the one before', () => {
    const stops = currents.does.kind === 'stops' ? currents.does.stops(ours, nameOf) : [];
    const at = (id: string) => must(stops.find((stop) => stop.id === id)).at;
    let held = taken(handle('canary/2', currents), false);
    for (const id of ['c07r05', 'c07r06', 'c07r05']) held = carried(held, at(id), currents, stops);
    expect(held.way).toEqual(['c08r05', 'c07r05']);
    // Between spaces it follows the pointer and passes none.
    expect(carried(held, { x: 5, y: 5 }, currents, stops)).toMatchObject({
      at: { x: 5, y: 5 },
      way: held.way,
    });
  });
});

describe('the chart of Francis Drake', async () => {
  const { ours, layer, handle, after, dragged } = await chartOf('francis-drake', drake);

  it('moves a place together with its circles, and one circle alone', () => {
    const places = layer('destinations');
    const circles = layer('destinations', 'circles');
    if (places.does.kind !== 'free' || circles.does.kind !== 'free') throw new Error('places are moved');
    expect(after(places.does.moved(ours, handle('panama', places), { x: 510, y: 404 }))).toMatchObject({
      json: {
        destinations: [
          {
            id: 'panama',
            at: [510, 404],
            circles: [
              [522, 436],
              [546, 436],
            ],
          },
        ],
      },
      problems: [],
    });
    expect(after(circles.does.moved(ours, handle('panama/1', circles), { x: 530, y: 440 }))).toMatchObject({
      json: {
        destinations: [
          {
            id: 'panama',
            circles: [
              [512, 446],
              [530, 440],
            ],
          },
        ],
      },
    });
  });

  it('puts a tile of the street somewhere else', () => {
    const { json, problems } = dragged(layer('street'), 'crew-a', ['1', '3']);
    expect(JSON.stringify(json)).toContain('"order":["guns-a","supplies-a","crew-a","queen"');
    expect(problems).toEqual([]);
  });
});

describe('the chart of Maracaibo', async () => {
  const { ours, layer, handle, after, dragged } = await chartOf('maracaibo', maracaibo);
  const routes = layer('routes');

  it('moves a place, and a space of the trail', () => {
    for (const [id, key] of [
      ['locations', '9'],
      ['tracks.explorerSpaces', 'E3'],
    ] as const) {
      const { does } = layer(id);
      if (does.kind !== 'free') throw new Error('places are moved');
      const { json, problems } = after(does.moved(ours, handle(key, layer(id)), { x: 800, y: 440 }));
      expect(JSON.stringify(json)).toContain('"drawnAt":[800,440]');
      expect(problems).toEqual([]);
    }
  });

  it('leads a route to another place, and says when ships would sail in a ring or be stuck', () => {
    const at = must(
      routes.handles(ours, nameOf).find(({ label }) => label === 'locations 8 → locations 9, 2/2'),
    );
    expect(dragged(routes, at.id, ['9', '10']).problems).toEqual([]);
    expect(dragged(routes, at.id, ['9', '3']).problems).toContain('ring');
    const gone = must(routes.removed?.(ours, at));
    expect(after(gone).problems).toContain('dead-end');
  });

  it('draws a route for each leg of a line', () => {
    const { does } = routes;
    const drawn = does.kind === 'stops' ? must(does.drawn?.(ours, ['12', '18', '19'])) : { changes: [] };
    const { json } = after(drawn);
    const list = json['routes'];
    expect(Array.isArray(list) ? list.slice(-2) : []).toEqual([
      { from: '12', to: '18', cost: 1, source: 'box' },
      { from: '18', to: '19', cost: 1, source: 'box' },
    ]);
  });
});
