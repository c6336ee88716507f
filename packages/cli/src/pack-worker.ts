/** The thread in which a server has packs looked at. */
import { parentPort } from 'node:worker_threads';
import { nodePort } from '@captains-table/bots';
import { servePackChecks } from '@captains-table/server/pack-worker';

if (parentPort === null) throw new Error('this thread belongs to a server');
servePackChecks(nodePort(parentPort));
