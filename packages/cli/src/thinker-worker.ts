/** A thread that thinks for bots: its host talks to it through `nodeWorker`. */
import { parentPort } from 'node:worker_threads';
import { loadPlayableGame } from '@captains-table/catalogue';
import { nodePort, serveThinker } from '@captains-table/bots';

if (parentPort === null) throw new Error('this thread belongs to a thinker');
serveThinker(nodePort(parentPort), loadPlayableGame);
