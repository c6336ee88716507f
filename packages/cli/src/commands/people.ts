import { readFlags } from '../arguments.ts';
import type { Command } from '../command.ts';
import { withAdministration, DATA_OPTIONS, DATA_USAGE, dateOf } from '../admin-storage.ts';
import { print, printJson } from '../io.ts';

const SHOWN = 100;

export const people: Command = {
  name: 'people',
  takesContent: false,
  summary: 'list the people of a server, by part of a name',
  usage: `Usage: captains-table people [search] [--data D] [--json]

Lists people by part of their name or sign-in name, or by their id: those seen last first, a hundred at most.

${DATA_USAGE}`,

  async run(args, io) {
    const { values, positionals } = readFlags(args, DATA_OPTIONS);
    const found = await withAdministration(values.data, io, ({ storage }) =>
      storage.admin.people(positionals.join(' '), SHOWN),
    );
    if (values.json) {
      // Leave out password hashes and addresses: they are private.
      printJson(
        io,
        found.map(({ id, name, login, createdAt, seenAt }) => ({ id, name, login, createdAt, seenAt })),
      );
      return 0;
    }
    for (const { id, name, login, seenAt } of found)
      print(io, `${id}  ${dateOf(seenAt)}  ${name}${login === undefined ? '' : ` (${login})`}`);
    if (found.length === 0) print(io, 'nobody');
    return 0;
  },
};
