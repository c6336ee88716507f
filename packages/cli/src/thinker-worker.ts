/** A thread that thinks for bots: its host talks to it through `nodeWorker`. */
import { parentPort, workerData } from 'node:worker_threads';
import type { PackedContent } from '@captains-table/catalogue';
import { Catalogue, contentSource, playableGames } from '@captains-table/catalogue';
import { nodePort, serveThinker } from '@captains-table/bots';

if (parentPort === null) throw new Error('this thread belongs to a thinker');
/** The content packs that its server was started with. */
const packed: readonly PackedContent[] = workerData ?? [];
serveThinker(nodePort(parentPort), playableGames(new Catalogue(contentSource(packed))));
