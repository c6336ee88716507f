import { describe, expect, test } from 'vitest';
import type { PlayerPosition, Position } from '../../src/position-spec.ts';
import { given } from '../table.ts';
import { heard, named, outlook, steps } from './random-games.ts';

const viewWith = (player: PlayerPosition, rest: Partial<Position> = {}) => given(player, rest).view(0);

function areaOf(id: string, player: PlayerPosition) {
  const area = outlook.ship.areas(viewWith(player), 0).find(({ data }) => data.id === id);
  if (area === undefined) throw new Error(`no area ${id}`);
  return area;
}

describe('MA-27.7 the areas of a ship', () => {
  test('MA-16.1: an area is open when both discs are gone', () => {
    const player = { open: ['U4'], half: ['U2'] };
    expect(areaOf('U4', player)).toMatchObject({ isOpen: true, left: 0, lock: undefined });
    expect(areaOf('U2', player)).toMatchObject({ isOpen: false, left: 1, lock: undefined });
    expect(outlook.ship.opened(viewWith(player), 0)).toBe(1);
  });

  test('MA-16.6: the Gilded stern waits for the Figurehead, the Trade hold for the Drill deck', () => {
    expect(areaOf('U6', {}).lock).toEqual({ after: 'U5' });
    expect(areaOf('U6', { open: ['U5'] }).lock).toBeUndefined();
    expect(areaOf('U9', { open: ['U5'] }).lock).toEqual({ after: 'U8' });
  });

  test('MA-16.10: towards the bow four or six others must be open', () => {
    const player = { open: ['U1', 'U2', 'U3', 'U4'] };
    expect(areaOf('U10', player).lock).toBeUndefined();
    expect(areaOf('U12', player).lock).toEqual({ others: 6, open: 4 });
    expect(outlook.ship.gates(viewWith(player), 0)).toEqual([
      { others: 4, open: 4 },
      { others: 6, open: 4 },
    ]);
  });

  test('in whole games a disc comes from every area that is neither open nor locked', () => {
    let asked = 0;
    for (const { decision, view, seat, legal } of steps()) {
      if (decision.kind !== 'disc') continue;
      asked++;
      const free = outlook.ship.areas(view, seat).filter(({ isOpen, lock }) => !isOpen && lock === undefined);
      expect(free.map(({ data }) => data.id)).toEqual(named(legal, 'disc'));
    }
    expect(asked).toBeGreaterThan(20);
  });

  test('MA-16.3: hands are drawn up to the limit that the areas allow', () => {
    expect(outlook.ship.handLimit(viewWith({}), 0)).toBe(4);
    expect(outlook.ship.handLimit(viewWith({ open: ['U2'] }), 0)).toBe(6);
    let asked = 0;
    for (const { decision, view, seat } of steps()) {
      if (decision.kind !== 'draw') continue;
      asked++;
      expect(outlook.ship.handLimit(view, seat)).toBe((view.players[seat]?.handSize ?? 0) + decision.left);
    }
    expect(asked).toBeGreaterThan(20);
  });
});

describe('MA-27.7 what else is on a ship', () => {
  test('MA-15.1: a spy waits on the career card for each objective that is open', () => {
    expect(outlook.ship.spiesOnCareer(viewWith({ career: 'K-2', objectives: [0, 1, 2] }), 0)).toBe(1);
    const opening = given({}, { phase: 'opening' }).view(0);
    expect(outlook.ship.spiesOnCareer(opening, 0)).toBe(0);
  });

  test('MA-10.6: the fourth quest brings 3 points, each later one 2, whenever one is done', () => {
    expect([1, 3, 4, 5, 9].map((place) => outlook.ship.questPoints(place))).toEqual([0, 0, 3, 2, 2]);
    let done = 0;
    for (const step of steps()) {
      const [quest] = heard(step, 'quest-done');
      if (quest === undefined) continue;
      done++;
      const place = step.after.players[quest.seat]?.quests.length ?? 0;
      const last = step.events.findIndex(({ key }) => key === 'quest-done') + 1;
      const next = step.events[last];
      const points = next?.key === 'points' && next.from === 'quests' ? next.n : 0;
      expect(points).toBe(outlook.ship.questPoints(place));
    }
    expect(done).toBeGreaterThan(5);
  });
});
