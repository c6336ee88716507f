import type { Server } from 'node:net';

/** The port of a server that listens on a port rather than on a file. */
export function listeningPort(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server listens on no port');
  return address.port;
}
