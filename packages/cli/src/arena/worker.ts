/** A thread that plays games of an arena, one after another, and posts each result to the main thread. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Duel } from '@captains-table/bots';
import { loadGame } from '@captains-table/catalogue';
import { learnedGame } from '../learned-game.ts';
import type { PlayedOnThread } from '../threads.ts';
import type { ArenaJob } from './job.ts';
import { playGame } from './job.ts';

const port = parentPort;
const job: ArenaJob = workerData;
const found = await loadGame(job.game);
if (port === null || found === undefined) throw new Error('this thread belongs to an arena');
const loaded = await learnedGame(found, job.table);

port.on('message', (number: number) => {
  void playGame(loaded, job, number).then((played) => {
    port.postMessage({ number, played } satisfies PlayedOnThread<Duel>);
  });
});
port.postMessage('ready');
