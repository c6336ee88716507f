import { francisDrake } from '@captains-table/francis-drake';
import { expect, test } from 'vitest';
import { lessons } from '../../../src/games/francis-drake/lessons/lessons.ts';
import { Classroom } from '../../../src/learn/classroom.ts';

test('the attacks of the guide succeed, whatever lies face down', () => {
  for (const lesson of lessons.filter(({ id }) => ['town', 'fort', 'home'].includes(id))) {
    const classroom = new Classroom(francisDrake, lesson);
    const events = classroom.play({ kind: 'attack' }) ?? [];
    expect(events.map(({ key }) => key)).toContain('attacked');
  }
});
