import { MessageChannel } from 'node:worker_threads';
import type { GameLoader, WorkerPort } from '@captains-table/bots';
import { nodePort, nodeWorker, serveThinker } from '@captains-table/bots';
import { loadGame } from '@captains-table/catalogue';

/** Thinks in this thread: bots of tests are quick. */
export function inlineWorker(load: GameLoader = loadGame): WorkerPort {
  const { port1, port2 } = new MessageChannel();
  serveThinker(nodePort(port2), load);
  return nodeWorker(Object.assign(port1, { terminate: () => port1.close() }));
}
