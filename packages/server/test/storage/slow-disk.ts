/** A writing thread whose disk takes this many milliseconds for every commit. */
import { parentPort, workerData } from 'node:worker_threads';
import { nodePort } from '@captains-table/bots';
import { serveWrites } from '../../src/storage/sqlite/write-thread/serve-writes.ts';

const still = new Int32Array(new SharedArrayBuffer(4));
// The whole thread stands still, as it does while it waits for a disk.
if (parentPort !== null)
  serveWrites(nodePort(parentPort), () => void Atomics.wait(still, 0, 0, Number(workerData)));
