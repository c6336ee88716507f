/** A server that plays a push service, or a person's own program. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { Certificate } from './certificate.ts';
import { listeningPort } from '../../src/listening-port.ts';

interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export type Answer = (response: ServerResponse, received: Received) => void;

export interface Receiver {
  readonly port: number;
  readonly received: readonly Received[];
  answer: Answer;
  close(): Promise<void>;
}

export const accepted: Answer = (response) => response.writeHead(201).end();

export async function receive(certificate?: Certificate): Promise<Receiver> {
  const received: Received[] = [];
  const hear = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = '', url: path = '', headers } = request;
    const one = { method, path, headers, body: Buffer.concat(chunks) };
    received.push(one);
    receiver.answer(response, one);
  };
  const listener = (request: IncomingMessage, response: ServerResponse) => void hear(request, response);
  const server = certificate ? createSecureServer(certificate, listener) : createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const receiver: Receiver = {
    port: listeningPort(server),
    received,
    answer: accepted,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  return receiver;
}
