/** Starts boardgame.io's server in a process of its own, in which nothing of ours is loaded. */
import type { ServerProcess } from '../server/server-process.ts';
import { startServer } from '../server/server-process.ts';

export interface PeerStart {
  /** Matches that are there from the start, in the middle of their game. */
  readonly matches?: number;
  /** Where it keeps them; without one it keeps them in memory, which is its default. */
  readonly folder?: string;
}

export function startPeer({ matches = 0, folder }: PeerStart): Promise<ServerProcess> {
  const args = [process.argv[1] ?? '', '--serve-peer', String(matches)];
  return startServer(args, folder === undefined ? {} : { FLATFILE_DIR: folder });
}
