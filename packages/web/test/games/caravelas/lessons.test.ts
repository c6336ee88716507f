import { caravelas } from '@captains-table/caravelas';
import { expect, test } from 'vitest';
import { lessons } from '../../../src/games/caravelas/lessons/lessons.ts';
import { Classroom } from '../../../src/learn/classroom.ts';

test('the lesson of the Cape shows a ship that sinks', () => {
  const lesson = lessons.find(({ id }) => id === 'cape');
  if (lesson === undefined) throw new Error('there is no lesson about the Cape');
  const classroom = new Classroom(caravelas, lesson);
  const [east] = classroom.legal;
  if (east !== undefined) classroom.play(east);
  expect(classroom.legal.map(({ kind }) => kind)).toContain('sink');
});
