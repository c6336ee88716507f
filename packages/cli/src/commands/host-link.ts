import { readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { withAdministration, DATA_OPTIONS, DATA_USAGE } from '../admin-storage.ts';
import { print, printJson } from '../io.ts';

export const hostLink: Command = {
  name: 'host-link',
  takesContent: false,
  summary: 'print a link that makes the account that opens it a host of this server, once',
  usage: `Usage: captains-table host-link [--data D] [--json]

Prints a link to the host's desk. Who opens it within half an hour, signed in with a password or a passkey,
becomes a host: they see reports, may ban people and tell everybody something. The link works once.

${DATA_USAGE}`,

  async run(args, io) {
    const { values } = readArguments(args, [], DATA_OPTIONS);
    const key = await withAdministration(values.data, io, ({ admin }) => admin.newLink());
    const { readConfig } = await import('@captains-table/server');
    const { publicUrl } = readConfig(process.env);
    const base = publicUrl?.href ?? `http://localhost:${process.env['PORT'] ?? '3000'}/`;
    const link = new URL(`desk?code=${key}`, base).href;
    if (values.json) printJson(io, { link });
    else print(io, link);
    return 0;
  },
};
