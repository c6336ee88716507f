/** Who knows what: views, re-deals and what cannot be taken back. */
import { Match, chanceFrom, chanceFromNumbers, sameJson } from '@captains-table/kernel';
import { describe, expect, test } from 'vitest';
import type { Move, State } from '../src/index.ts';
import { francisDrake } from '../src/index.ts';
import type { Position } from '../src/position.ts';
import { given } from './table.ts';

const POSITION = {
  players: [
    {
      barrels: 3,
      office: ['informer'],
      missions: { cartagena: '2', panama: '4', 'galleon-jamaica': '1', 'san-juan': '3' },
    },
    { barrels: 3, office: ['admiral'], missions: { cartagena: '1', panama: '2', granada: '3', cumana: '4' } },
    {
      barrels: 3,
      office: ['governor'],
      missions: { cartagena: '4', cumana: '2', granada: '1', 'san-juan': '3' },
    },
  ],
  phase: 'informer',
  frigates: [2, 0, 1],
  troops: [0, 1, 2, 0],
} as const;

const FORT_AND_TOWN = {
  players: [{ barrels: 1, crew: 5, guns: 5, missions: { cumana: '1', 'puerto-cabello': '2' } }, {}, {}],
} as const;

/** The informer at sea alone: after the discs are turned over the same player decides. */
const SOLE_SPY: Position = {
  players: [
    {
      barrels: 1,
      crew: 5,
      guns: 5,
      office: ['informer'],
      missions: { cumana: '1', 'puerto-cabello': '2', 'san-juan': '3', 'santo-domingo': '4' },
    },
    {},
    {},
  ],
  phase: 'informer',
};

/** The second voyage, when some things from the box have already been won. */
const LATE: Position = {
  players: [
    {
      barrels: 4,
      crew: 4,
      chest: { gold: 2 },
      goods: { sugar: 1 },
      missions: { granada: '1', panama: '2', cartagena: '3', portobelo: '4' },
    },
    { barrels: 1, chest: { jewel: 1 }, missions: { cumana: '1' } },
    {},
  ],
  voyage: 2,
  phase: 'resolve',
};

const worlds = (state: State, viewer: number | 'spectator') =>
  Array.from({ length: 60 }, (_, i) => francisDrake.redeal(state, viewer, chanceFromNumbers(i, 7)));
const discsOf = (state: State, seat: number) => state.missions.slice(seat * 6, seat * 6 + 6).join();
const kinds = (values: readonly string[]) => new Set(values).size;

describe('what a re-deal keeps and what it deals again', () => {
  test('FD-13.1 logs, points, goods, street and docks look the same to everyone', () => {
    const table = given(POSITION);
    const open = (viewer: number | 'spectator') => {
      const { players, street, loading, departed } = table.view(viewer);
      const logs = players.map(({ log, score, goods, discs, offices }) => ({
        log,
        score,
        goods,
        discs,
        offices,
      }));
      return { logs, street, loading, departed };
    };
    expect(open(0)).toEqual(open('spectator'));
    expect(open(1)).toEqual(open('spectator'));
  });

  test('FD-13.2 own discs and own tokens stay', () => {
    const { state } = given(POSITION);
    for (const world of worlds(state, 1)) {
      expect(discsOf(world, 1)).toBe(discsOf(state, 1));
      expect(world.frigates).toEqual(state.frigates);
    }
    expect(kinds(worlds(state, 1).map((world) => discsOf(world, 0)))).toBeGreaterThan(15);
    expect(kinds(worlds(state, 1).map((world) => world.troops.join()))).toBeGreaterThan(8);
    expect(kinds(worlds(state, 2).map((world) => world.troops.join()))).toBe(1);
  });

  test('FD-13.2 what the informer saw stays for the informer, and for no one else', () => {
    const { state } = given(POSITION).play({ kind: 'look-discs', at: 'cartagena' });
    const discAtCartagena = (world: State, seat: number) =>
      world.missions.slice(seat * 6, seat * 6 + 6).indexOf(5);
    for (const world of worlds(state, 0)) {
      expect([discAtCartagena(world, 1), discAtCartagena(world, 2)]).toEqual([1, 4]);
    }
    expect(kinds(worlds(state, 0).map((world) => discsOf(world, 1)))).toBe(6);
    expect(kinds(worlds(state, 2).map((world) => `${discAtCartagena(world, 1)}`))).toBe(4);
    const token = given(POSITION).play({ kind: 'look-token', at: 'panama' }).state;
    expect(worlds(token, 0).every((world) => world.troops[2] === 2)).toBe(true);
    expect(worlds(token, 1).every((world) => world.troops[2] === 2)).toBe(false);
  });

  test('FD-13.2 discs turned over, open tokens and chests stay for all', () => {
    const { state } = given({
      ...POSITION,
      players: POSITION.players.map((player) => ({ ...player, crew: 9, guns: 9, chest: { gold: 1 } })),
      phase: 'resolve',
      voyage: 2,
      turned: ['panama'],
    });
    for (const world of worlds(state, 'spectator')) {
      expect([world.missions, world.chest]).toEqual([state.missions, state.chest]);
      expect(world.troops[2]).toBe(2);
    }
  });

  test('FD-13.2 with all tokens in play a re-deal may bring tokens that were not chosen', () => {
    const { state } = given({ ...POSITION, options: { allTokens: true }, frigates: [2, 2, 1] });
    const dealt = worlds(state, 0).map((world) => world.frigates.toSorted((a, b) => a - b).join());
    expect(kinds(dealt)).toBeGreaterThan(3);
    expect(worlds(state, 1).every((world) => world.frigates.join() === '2,2,1')).toBe(true);
    // Before tokens are laid nothing has been chosen: one usual set lies beside the board.
    const street = given({ players: [{}, {}, { office: ['admiral'] }], options: { allTokens: true } }).state;
    const beside = worlds(street, 0).map((world) => world.frigates.toSorted((a, b) => a - b).join());
    expect(new Set(beside)).toEqual(new Set(['0,1,2']));
  });

  test('FD-13.3 the same chance gives the same world, whatever the truth is', () => {
    const { state } = given(POSITION);
    const [other] = worlds(state, 2);
    if (other === undefined) throw new Error('no world');
    expect(sameJson(other.missions, state.missions)).toBe(false);
    for (let i = 0; i < 20; i++) {
      const fromTruth = francisDrake.redeal(state, 2, chanceFromNumbers(i, 1));
      const fromOther = francisDrake.redeal(other, 2, chanceFromNumbers(i, 1));
      expect(fromTruth).toEqual(fromOther);
    }
  });

  test('FD-13.4 looks, turning discs over and turning a token over count as reveals', () => {
    const reveals = (move: Move) => {
      const table = given(POSITION);
      const before = table.state.reveals;
      table.play(move);
      return table.state.reveals - before;
    };
    expect(reveals({ kind: 'look-discs', at: 'cartagena' })).toBe(1);
    expect(reveals({ kind: 'look-token', at: 'panama' })).toBe(1);
    expect(reveals({ kind: 'leave' })).toBe(1);
    const fort = given({ ...FORT_AND_TOWN, phase: 'resolve' });
    const before = fort.state.reveals;
    expect(fort.attack().state.reveals).toBe(before + 1);
    fort.sailOn().attack();
    expect(fort.state.reveals).toBe(before + 1);
  });

  /** A match that goes on from a position, for playing and taking back moves. */
  const matchFrom = (position: Position) =>
    new Match({ ...francisDrake, setup: () => given(position).state }, { seats: 3, seed: 'undo' });

  test.each<[string, Position, Move]>([
    ['a look at discs', POSITION, { kind: 'look-discs', at: 'cartagena' }],
    ['a look at a token', POSITION, { kind: 'look-token', at: 'panama' }],
    ['turning the discs over', SOLE_SPY, { kind: 'leave' }],
    ['turning a token over', { ...FORT_AND_TOWN, phase: 'resolve' }, { kind: 'attack' }],
  ])('FD-13.4 %s cannot be taken back, though the same player goes on', (_what, position, move) => {
    const match = matchFrom(position);
    expect(match.play(0, move)).toMatchObject({ ok: true, barrier: true });
    expect(match.game.pending(match.state)[0]?.seat).toBe(0);
    expect(match.undo(0).ok).toBe(false);
  });

  test('FD-13.4 what shows nothing new can be taken back', () => {
    const match = matchFrom({ ...FORT_AND_TOWN, phase: 'resolve' });
    expect(match.play(0, { kind: 'decline' })).toMatchObject({ ok: true, barrier: false });
    expect(match.undo(0).ok).toBe(true);
    expect(match.game.pending(match.state)).toMatchObject([{ kind: 'attack', at: 'cumana' }]);
  });

  test('FD-13.4 a disc in the street lies once the next player has to decide', () => {
    const match = new Match(francisDrake, { seats: 3, seed: 'undo' });
    const { seat } = match.game.pending(match.state)[0] ?? { seat: 0 };
    expect(match.play(seat, { kind: 'visit', place: 'crew-a' })).toMatchObject({ ok: true, barrier: true });
    expect(match.undo(seat).ok).toBe(false);
  });
});

describe('FD-13.5 the audit finds what is broken', () => {
  const broken = (change: (state: State) => void, position: Position = POSITION) => {
    const { state } = given(position);
    change(state);
    return francisDrake.audit?.(state) ?? [];
  };

  test('FD-13.5 nothing in a sound position', () => {
    expect(broken(() => undefined)).toEqual([]);
    expect(broken(() => undefined, LATE)).toEqual([]);
  });

  test.each<[string, (state: State) => void]>([
    ['less than nothing', (state) => (state.crew[0] = -1)],
    ['do not add up', (state) => (state.score[1] = 50)],
    ['two discs on', (state) => (state.missions[3] = 5)],
    ['cannot reach', (state) => (state.barrels[0] = 1)],
    ['has no disc', (state) => (state.missions[5] = 3)],
    ['seat 1 lost a mission disc', (state) => (state.missions[6 + 3] = -1)],
    ['lost an action disc', (state) => (state.discs[2] = 8)],
    ['lost an action disc', (state) => (state.discs[2] = 10)],
    ['stands where no disc of it lies', (state) => (state.at[0] = 2)],
    ['no such token', (state) => (state.frigates[0] = 1)],
    ['tokens instead of 4', (state) => state.troops.pop()],
    ['16 gold instead of 12', (state) => (state.chest[1] = 4)],
    ['11 jewel instead of', (state) => (state.treasureInBox[2] = 8)],
    ['treasure of granada', (state) => (state.treasure[10] = false)],
    ['4 indigo instead of 3', (state) => (state.goods[0] = 1)],
    ['5 sugar instead of 6', (state) => (state.market[0] = 4)],
    ['a good of san-juan', (state) => (state.market[0] = 4)],
    ['in two docks', (state) => state.departed.push(0)],
    ['missing from the departure docks', (state) => state.departed.pop()],
    ['missing from the loading docks', (state) => (state.loading[0] = 1)],
    ['two discs of a seat', (state) => state.circles.splice(0, 3, 1, 2, 1)],
    ['a disc beside the circles', (state) => (state.circles[4] = 0)],
    ['the token of the governor is astray', (state) => (state.governor = -1)],
    ['the token of the admiral is astray', (state) => (state.admiral = 0)],
    ['a pinnace is astray', (state) => (state.pinnace[1] = true)],
    ['the Golden Hind is astray', (state) => (state.hind[1] = true)],
    ['a Ghost Ship is astray', (state) => (state.ghost[2] = true)],
    ['lost the investor token', (state) => (state.investor[0] = false)],
    ['a galleon tile is missing', (state) => (state.tiles[0] = 1)],
    ['a tile of the street is missing', (state) => (state.street[0] = 1)],
    ['a conquest cube is astray', (state) => (state.conquests[0] = 2)],
  ])('FD-13.5 %s', (message, change) => {
    expect(broken(change).join('; ')).toContain(message);
  });

  test.each<[string, (state: State) => void]>([
    ['11 gold instead of 12', (state) => (state.chest[1] = 1)],
    ['5 sugar instead of 6', (state) => (state.goods[1] = 0)],
    ['seat 0 has a mission disc too many', (state) => state.done.splice(0, 2, 0, -1)],
    ['someone was at san-juan twice', (state) => state.done.splice(0, 2, 1, 1)],
    ['the Ghost Ship of seat 0 is still there', (state) => (state.missions[5] = 1)],
    ['is home and still at sea', (state) => state.home.push(0)],
  ])('FD-13.5 late in a voyage: %s', (message, change) => {
    expect(broken(change, LATE).join('; ')).toContain(message);
  });

  test('FD-13.5 a ship that did not come home', () => {
    const { state } = given({ players: [{}, {}, {}], voyage: 3, phase: 'over' });
    expect(francisDrake.audit?.(state)).toEqual([]);
    state.home.pop();
    expect(francisDrake.audit?.(state)).toEqual(['a ship did not come home']);
  });
});

test('FD-13.3 a spectator gets the same report of a voyage from two worlds', () => {
  const { state } = given(POSITION);
  const heard = (world: State) => {
    const keys: string[] = [];
    francisDrake.apply(world, 0, { kind: 'look-discs', at: 'cartagena' }, (event) => {
      if (!('to' in event)) keys.push(JSON.stringify(event));
    });
    return keys;
  };
  const other = francisDrake.redeal(state, 'spectator', chanceFrom('other'));
  expect(heard(francisDrake.clone(state))).toEqual(heard(other));
});
