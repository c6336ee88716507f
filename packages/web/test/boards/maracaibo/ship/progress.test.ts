import { describe, expect, test } from 'vitest';
import { CAREERS } from '../../../../src/boards/maracaibo/pieces.ts';
import { linesPassed, stepsToLine } from '../../../../src/boards/maracaibo/ship/lines.ts';
import { progressOf, spiesOnCareer } from '../../../../src/boards/maracaibo/ship/progress.ts';
import type { Table } from '../../../../src/boards/maracaibo/table.ts';
import { goalThing, thingOf } from '../../../../src/boards/maracaibo/things.ts';
import { playerOf } from '../table.ts';
import { tableOf } from './table.ts';

function progressIn(table: Table, number: number) {
  const player = playerOf(table);
  const objective = CAREERS.get(player.career)?.objectives[number];
  if (objective === undefined) throw new Error(`no objective ${number}`);
  return progressOf(table.view, player, objective);
}

/** Whether the rules offer the objective just now. */
const isOffered = (table: Table, number: number) =>
  table.legal.some((move) => thingOf(move) === goalThing(playerOf(table).career, number));

const MAIN = { phase: 'main', points: 2 } as const;

describe('how far one is with an objective', () => {
  test('MA-15.2: upgrades, lines and quests of Courage', () => {
    const table = tableOf({ career: 'K-1', open: ['U1', 'U2', 'U3'], explorer: 'E9', quests: 4 }, MAIN);
    expect(progressIn(table, 0)).toEqual({ have: 3, low: 4, high: 6 });
    expect(progressIn(table, 1)).toEqual({ have: 1, low: 1, high: 2 });
    expect(progressIn(table, 2)).toEqual({ have: 4, low: 3, high: 5 });
    expect([0, 1, 2].map((number) => isOffered(table, number))).toEqual([false, true, true]);
  });

  test('MA-15.2: influence in one nation counts the highest, in two the second', () => {
    const renown = tableOf({ career: 'K-6', influence: [7, 2, 5], tokens: 2, synergies: ['crown'] }, MAIN);
    expect(progressIn(renown, 0).have).toBe(2);
    expect(progressIn(renown, 1).have).toBe(1);
    expect(progressIn(renown, 2)).toEqual({ have: 7, low: 5, high: 8 });
    const wealth = tableOf({ career: 'K-3', influence: [7, 2, 5] }, MAIN);
    expect(progressIn(wealth, 2)).toEqual({ have: 5, low: 3, high: 5 });
    expect(isOffered(wealth, 2)).toBe(true);
  });

  test('MA-15.2: spies on the board are those that cards sent to places', () => {
    const table = tableOf({ career: 'K-8', bought: ['A18', 'A26', 'A45', 'A49', 'B007', 'A37'] }, MAIN);
    const { have, low } = progressIn(table, 0);
    expect(have).toBe(playerOf(table).spiesAt.length);
    expect(isOffered(table, 0)).toBe(have >= low);
  });

  test('MA-26.3: an armada counts the cubes of its nation in play', () => {
    const table = tableOf(
      { career: 'KA-F' },
      { ...MAIN, options: { armada: true }, cubes: { 1: 'france', 2: 'spain', 3: 'france', 6: 'france' } },
    );
    expect(progressIn(table, 0).have).toBe(3);
    expect(isOffered(table, 0)).toBe(true);
  });

  test('MA-15.1: a spy waits on the card for each objective that is open', () => {
    expect(spiesOnCareer(playerOf(tableOf({ career: 'K-2', objectives: [0, 1, 2] }, MAIN)))).toBe(1);
  });
});

describe('the lines of the explorer track', () => {
  test('are counted from the first space on', () => {
    expect(stepsToLine('E0', 'red')).toBe(8);
    expect(stepsToLine('E6d', 'red')).toBe(1);
    expect(stepsToLine('E7', 'blue')).toBe(7);
    expect(stepsToLine('E8', 'red')).toBeUndefined();
  });

  test('stay passed', () => {
    expect(['E0', 'E7', 'E8', 'E14', 'E24'].map(linesPassed)).toEqual([0, 0, 1, 2, 3]);
  });
});
