/** The thread in which a server writes to its SQLite file. */
import { parentPort } from 'node:worker_threads';
import { nodePort } from '@captains-table/bots';
import { serveWrites } from '@captains-table/server/write-thread';

if (parentPort === null) throw new Error('this thread belongs to a server');
serveWrites(nodePort(parentPort));
