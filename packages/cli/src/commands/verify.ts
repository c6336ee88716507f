import type { Verdict } from '@captains-table/kernel';
import { oddityOf, verify as verifyDocument } from '@captains-table/kernel';
import { readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { print, printJson } from '../io.ts';
import { readMatchFile } from '../match-file.ts';

export const verify: Command = {
  name: 'verify',
  summary: 'check a saved match against the rules and its own seed',
  usage: `Usage: captains-table verify <file> [--json]

Plays a match document again from its seed: every move must be legal, every mark and the result the
same, and the file must be written as it was exported: no other byte than white space between its words
may have changed. Exit code 0: verified; 1: it differs, and the first difference is told; 2: not readable.

  --json  one JSON document instead of text`,

  async run(args, io) {
    const { values, positionals } = readArguments(args, ['file'], { json: { type: 'boolean' } });
    const { game, text, document } = await readMatchFile(positionals[0] ?? '', io);
    const oddity = oddityOf(text, document);
    const verdict: Verdict =
      oddity === undefined
        ? verifyDocument(game, document)
        : { ok: false, code: 'document', difference: oddity };
    if (values.json) printJson(io, { game: document.game, ...verdict });
    else if (verdict.ok) print(io, `verified: ${document.game}, ${verdict.moves} moves`);
    else print(io, `not verified: ${verdict.difference}`);
    return verdict.ok ? 0 : 1;
  },
};
