import { once } from 'node:events';
import { createServer } from 'node:net';
import { listeningPort } from '../../src/listening-port.ts';

/** A port of this machine that nothing listens on now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const port = listeningPort(probe);
  probe.close();
  await once(probe, 'close');
  return port;
}
