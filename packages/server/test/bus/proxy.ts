/** A proxy between a bus and its server, with which tests cut connections or make them silent. */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { listeningPort } from '../../src/listening-port.ts';

export interface Proxy {
  /** The server's address through the proxy. */
  readonly url: string;
  /** Passes nothing more on open connections, and does not close them. */
  freeze(): void;
  /** Closes all connections and accepts no new ones. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function startProxy(target: string): Promise<Proxy> {
  const server = new URL(target);
  const sockets = new Set<Socket>();
  let whole = true;

  const join = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.pipe(to);
    from.on('error', () => from.destroy());
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  const proxy = createServer((caller) => {
    if (!whole) {
      caller.destroy();
      return;
    }
    const answerer = connect(Number(server.port), server.hostname);
    join(caller, answerer);
    join(answerer, caller);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');

  const url = new URL(target);
  url.host = `127.0.0.1:${listeningPort(proxy)}`;
  const cut = () => {
    whole = false;
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    freeze: () => {
      for (const socket of sockets) socket.unpipe().pause();
    },
    cut,
    mend: () => {
      whole = true;
    },
    close: async () => {
      cut();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
