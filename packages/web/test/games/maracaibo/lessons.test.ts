import type { Event } from '@captains-table/maracaibo';
import { maracaibo } from '@captains-table/maracaibo';
import { describe, expect, test } from 'vitest';
import { lessons } from '../../../src/games/maracaibo/lessons/lessons.ts';
import { Classroom } from '../../../src/learn/classroom.ts';

/** Everything that happens in a lesson. */
function happens(id: string): readonly object[] {
  const lesson = lessons.find((known) => known.id === id);
  if (lesson === undefined) throw new Error(`no lesson ${id}`);
  const classroom = new Classroom(maracaibo, lesson);
  return lesson.steps.flatMap(() => {
    const [move] = classroom.legal;
    return (move && classroom.play(move)) ?? [];
  });
}

const SAID: Readonly<Record<string, readonly Event[]>> = {
  opening: [{ key: 'turn-began', seat: 0 }],
  sail: [{ key: 'sailed', seat: 0, from: 'H', at: '6', points: 5 }],
  village: [
    { key: 'income', seat: 0, track: 'doubloons', n: 3 },
    { key: 'synergy', seat: 0, symbol: 'scales' },
  ],
  city: [
    { key: 'combat-points', seat: 0, n: 1 },
    { key: 'upgraded', seat: 0, area: 'U4' },
    { key: 'doubloons', seat: 0, n: 5 },
  ],
  quest: [
    { key: 'points', seat: 0, n: 4, from: 'quests' },
    { key: 'doubloons', seat: 0, n: 4 },
  ],
  combat: [
    { key: 'cube', seat: 0, nation: 'france', at: '11' },
    { key: 'influence', seat: 0, nation: 'france', n: 1 },
    { key: 'doubloons', seat: 0, n: 4 },
    { key: 'influence', seat: 0, nation: 'france', n: 1 },
  ],
  explore: [
    { key: 'line-passed', seat: 0, line: 'red' },
    { key: 'influence', seat: 0, nation: 'france', n: 3 },
    { key: 'doubloons', seat: 0, n: 3 },
  ],
  spy: [
    { key: 'points', seat: 0, n: 2, from: 'spies' },
    { key: 'points', seat: 0, n: 3, from: 'spies' },
    { key: 'doubloons', seat: 0, n: 5 },
  ],
  career: [
    { key: 'doubloons', seat: 0, n: 2 },
    { key: 'spies', seat: 0, n: 1 },
    { key: 'points', seat: 0, n: 2, from: 'careers' },
  ],
  home: [{ key: 'points', seat: 0, n: 3, from: 'homeward' }],
  scoring: [
    { key: 'invested', seat: 0, building: 'palace', doubloons: 8 },
    { key: 'points', seat: 0, n: 2, from: 'prestige' },
    { key: 'earned', seat: 0, doubloons: 11, points: 2 },
    { key: 'ships-home' },
  ],
};

describe('the guide to Maracaibo says what happens', () => {
  test.each(Object.entries(SAID))('%s', (id, said) => {
    const wanted = said.map((event) => JSON.stringify(event));
    const found = happens(id).map((event) => JSON.stringify(event));
    expect(found.filter((event) => wanted.includes(event))).toEqual(wanted);
  });

  test('opening: the card is planned, and the career is one of two, whatever the deck', () => {
    const opened = happens('opening').filter((event) => 'key' in event && event.key === 'opened');
    expect(opened).toMatchObject([
      { seat: 0, planned: 'A19', career: expect.stringMatching(/^K-/) },
      { seat: 1, planned: expect.stringMatching(/^A/), career: expect.stringMatching(/^K-/) },
    ]);
  });
});
