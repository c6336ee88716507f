import { parentPort } from 'node:worker_threads';
import { Catalogue, playableGames } from '@captains-table/catalogue';
import { contentFromHost, nodePort, serveThinker } from '@captains-table/bots';

if (parentPort === null) throw new Error('this thread belongs to a thinker');
const { port, find } = contentFromHost(nodePort(parentPort));
// Every question says under which rules it is played; content of packs comes from the server.
serveThinker(port, playableGames(new Catalogue({ current: () => undefined, find })));
