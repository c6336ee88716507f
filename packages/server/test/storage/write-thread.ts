import { MessageChannel } from 'node:worker_threads';
import type { WorkerPort } from '@captains-table/bots';
import { nodePort, nodeWorker } from '@captains-table/bots';
import { serveWrites } from '../../src/storage/sqlite/write-thread/serve-writes.ts';

/** A write thread that runs in this thread, but gets and sends the same messages. */
export function inlineWriteThread(beforeCommit?: () => void): WorkerPort {
  const { port1, port2 } = new MessageChannel();
  serveWrites(nodePort(port2), beforeCommit);
  return nodeWorker(Object.assign(port1, { terminate: () => port1.close() }));
}
