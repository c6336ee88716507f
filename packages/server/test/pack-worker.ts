import { MessageChannel } from 'node:worker_threads';
import type { WorkerPort } from '@captains-table/bots';
import { nodePort, nodeWorker } from '@captains-table/bots';
import { servePackChecks } from '../src/packs/pack-worker.ts';

/** Checks packs in this thread, since the packs of tests are harmless. */
export function inlinePackWorker(): WorkerPort {
  const { port1, port2 } = new MessageChannel();
  servePackChecks(nodePort(port2));
  return nodeWorker(Object.assign(port1, { terminate: () => port1.close() }));
}
