import { readArguments, wholeNumber } from '../arguments.ts';
import type { Command } from '../command.ts';
import { withAdministration, DATA_OPTIONS, DATA_USAGE, dateOf } from '../admin-storage.ts';
import { print, printJson } from '../io.ts';

export const bans: Command = {
  name: 'bans',
  takesContent: false,
  summary: 'list, make and lift bans of people and addresses',
  usage: `Usage: captains-table bans [--person id | --address prefix] [--days N] [--reason text] [--lift id] [--data D] [--json]

Lists the bans that hold. A running server hears of a change within ten seconds.

  --person id       bans an account or guest; the command people lists ids
  --address prefix  bans an address or a prefix: 203.0.113.0/24, 2001:db8::/64. An IPv6 address stands for its /64,
                    and nothing shorter than an IPv4 /16 or an IPv6 /32 is taken
  --days N          for so many days; without it for good
  --reason text     which the person reads
  --lift id         ends a ban
${DATA_USAGE}`,

  async run(args, io) {
    const { values } = readArguments(args, [], {
      ...DATA_OPTIONS,
      person: { type: 'string' },
      address: { type: 'string' },
      days: { type: 'string' },
      reason: { type: 'string', default: '' },
      lift: { type: 'string' },
    });
    const days = values.days === undefined ? undefined : wholeNumber('days', values.days, 1, 3_650);
    const { person, address: prefix, reason, lift } = values;
    const held = await withAdministration(values.data, io, async ({ admin, storage, who }) => {
      if (lift !== undefined) await admin.lift(who, lift);
      if (person !== undefined || prefix !== undefined)
        await admin.ban(who, { person, prefix, reason, days });
      return storage.admin.bans(Date.now());
    });
    if (values.json) printJson(io, held);
    else {
      for (const ban of held) {
        const end = ban.until === undefined ? 'for good' : `until ${dateOf(ban.until)}`;
        print(io, `${ban.id}  ${ban.person ?? ban.prefix ?? ''}  ${end}  ${ban.reason}`);
      }
      if (held.length === 0) print(io, 'no one is banned');
    }
    return 0;
  },
};
