import { chanceFrom } from '@captains-table/kernel';
import { ticTacToe } from '@captains-table/tic-tac-toe';
import { expect, test } from 'vitest';
import { Job } from '../src/thinker/job.ts';
import type { Question } from '../src/thinker/messages.ts';
import { FairQueue } from '../src/thinker/queue.ts';

const OPTIONS = { mode: 'classic' };
const POSITION = {
  game: 'tic-tac-toe',
  options: OPTIONS,
  state: ticTacToe.setup(2, OPTIONS, chanceFrom('jobs')),
  seat: 0,
  seed: 'jobs',
};
const GLANCE: Question = { do: 'hint', ...POSITION, iterations: 0 };
const HINT: Question = { do: 'hint', ...POSITION, milliseconds: 1_000 };
const CAPTAIN: Question = { do: 'choose', ...POSITION, level: 'captain' };

function job(id: number, question: Question, owner: string): Job {
  return new Job(id, { question, claim: { owner } });
}

test('the first look of a hint goes before all that is thought about for long', () => {
  const queue = new FairQueue<Job>();
  for (const [id, owner] of ['bart', 'carla', 'dirk'].entries()) queue.add(job(id, CAPTAIN, owner));
  queue.add(job(3, HINT, 'anna'));
  queue.add(job(4, GLANCE, 'anna'));
  expect(queue.take(() => true)?.id).toBe(4);
  expect(queue.take(() => true)?.id).toBe(0);
});
