import { MessageChannel } from 'node:worker_threads';
import type { GameLoader, WorkerPort } from '@captains-table/bots';
import { contentFromHost, nodePort, nodeWorker, serveThinker } from '@captains-table/bots';
import { Catalogue, playableGames } from '@captains-table/catalogue';

/** Thinks in this thread: bots of tests are quick. Without games of its own it asks its host for content. */
export function inlineWorker(load?: GameLoader): WorkerPort {
  const { port1, port2 } = new MessageChannel();
  const { port, find } = contentFromHost(nodePort(port2));
  serveThinker(port, load ?? playableGames(new Catalogue({ current: () => undefined, find })));
  return nodeWorker(Object.assign(port1, { terminate: () => port1.close() }));
}
