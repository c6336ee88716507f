import { defined } from '@captains-table/kernel';
import { readFlags, wholeNumber } from '../arguments.ts';
import type { Command } from '../command.ts';
import { UsageError } from '../command.ts';
import { withAdministration, DATA_OPTIONS, DATA_USAGE, dateOf } from '../admin-storage.ts';
import { print, printJson } from '../io.ts';

const LONGEST = 600;

export const announce: Command = {
  name: 'announce',
  takesContent: false,
  summary: 'tell everybody something, once',
  usage: `Usage: captains-table announce [text] [--fr text] [--nl text] [--days N] [--end id] [--data D] [--json]

Shows a text to everybody, once. In one language it is shown to all; --fr and --nl add others.
Without a text lists what is being announced.

  --days N  for so many days (7)
  --end id  takes one back
${DATA_USAGE}`,

  async run(args, io) {
    const { values, positionals } = readFlags(args, {
      ...DATA_OPTIONS,
      fr: { type: 'string' },
      nl: { type: 'string' },
      days: { type: 'string', default: '7' },
      end: { type: 'string' },
    });
    const days = wholeNumber('days', values.days, 1, 90);
    const en = positionals.length === 0 ? undefined : positionals.join(' ');
    const texts = defined({ en, fr: values.fr, nl: values.nl });
    if (Object.values(texts).some((text) => text.length > LONGEST))
      throw new UsageError(`an announcement has at most ${LONGEST} letters`);
    const { end } = values;
    const announced = await withAdministration(values.data, io, async ({ admin, storage, who }) => {
      if (end !== undefined) await admin.endAnnouncement(who, end);
      if (Object.keys(texts).length > 0) await admin.announce(who, texts, days);
      return storage.admin.announcements(Date.now());
    });
    if (values.json) printJson(io, announced);
    else {
      for (const { id, texts: said, until } of announced)
        print(io, `${id}  until ${dateOf(until)}  ${Object.values(said).join(' / ')}`);
      if (announced.length === 0) print(io, 'nothing is announced');
    }
    return 0;
  },
};
