import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startServer } from '@captains-table/server';
import { readArguments, wholeNumber } from '../arguments.ts';
import type { Command } from '../command.ts';
import { InputError } from '../command.ts';
import { print } from '../io.ts';

const DEFAULT_PORT = '3000';

export const serve: Command = {
  name: 'serve',
  summary: 'serve the product to browsers, as npm start does',
  usage: `Usage: captains-table serve [--port P]

Serves until it is interrupted (Ctrl-C).

  --port P  where to listen; without it the environment's PORT, else ${DEFAULT_PORT}; 0 takes any free one`,

  async run(args, io) {
    const { values } = readArguments(args, [], { port: { type: 'string' } });
    const port = wholeNumber('port', values.port ?? process.env['PORT'] ?? DEFAULT_PORT, 0, 65_535);
    const server = await listen(port);
    const { port: actual } = server.address() as AddressInfo;
    print(io, `Captain's Table is open: http://localhost:${actual} (Ctrl-C closes it)`);
    await interrupted();
    await closed(server);
    return 0;
  },
};

async function listen(port: number): Promise<Server> {
  try {
    return await startServer(port);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new InputError(`cannot listen on port ${port}: ${message}. Set PORT to another one.`);
  }
}

async function interrupted(): Promise<void> {
  await new Promise<void>((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
}

async function closed(server: Server): Promise<void> {
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
