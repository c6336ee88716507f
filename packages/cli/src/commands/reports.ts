import { readFlags } from '../arguments.ts';
import type { Command } from '../command.ts';
import { UsageError } from '../command.ts';
import { withAdministration, DATA_OPTIONS, DATA_USAGE, dateOf } from '../admin-storage.ts';
import { print, printJson } from '../io.ts';

const SHOWN = 100;

export const reports: Command = {
  name: 'reports',
  takesContent: false,
  summary: 'list what people have reported, read one, close one',
  usage: `Usage: captains-table reports [id] [--close verdict] [--data D] [--json]

Without an id lists reports, open ones first. With one prints it together with what was said at the table;
that it was read is noted in the log of what hosts have done.

  --close verdict  closes it, and keeps what you have decided
${DATA_USAGE}`,

  async run(args, io) {
    const { values, positionals } = readFlags(args, { ...DATA_OPTIONS, close: { type: 'string' } });
    const [id] = positionals;
    if (values.close !== undefined && id === undefined) throw new UsageError('<id> is missing');
    return withAdministration(values.data, io, async ({ admin, storage, who }) => {
      const verdict = values.close;
      if (id !== undefined && verdict !== undefined) await admin.closeReport(who, id, verdict);
      const found = id === undefined ? undefined : await admin.readReport(who, id);
      const listed = found === undefined ? await storage.reports.list(SHOWN) : [found.report];
      const lines = found?.lines ?? [];
      if (values.json) {
        printJson(io, found ?? listed);
        return 0;
      }
      for (const { id: report, about, by, reason, text, at, verdict: decided } of listed)
        print(
          io,
          `${report}  ${dateOf(at)}  ${reason}: ${about}, by ${by}  ${text}${decided === undefined ? '' : `  [${decided}]`}`,
        );
      for (const { person, text, at } of lines) print(io, `  ${dateOf(at)}  ${person}: ${text}`);
      if (listed.length === 0) print(io, 'nothing has been reported');
      return 0;
    });
  },
};
