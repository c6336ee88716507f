import type { Server } from 'node:net';
import { networkInterfaces } from 'node:os';

/** The port of a server that listens on a port rather than on a file. */
export function listeningPort(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server listens on no port');
  return address.port;
}

/** All addresses of this machine, of both families where it has both. Fastify would take those of `localhost` only. */
export function everyAddress(): string {
  const addresses = Object.values(networkInterfaces()).flat();
  return addresses.some((one) => one?.family === 'IPv6') ? '::' : '0.0.0.0';
}
