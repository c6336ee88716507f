import { parseArgs } from 'node:util';
import { UsageError } from '../command.ts';
import type { Command } from '../command.ts';
import type { Io } from '../io.ts';
import { checkPacks } from '../pack/check.ts';
import { diffPacks } from '../pack/diff.ts';
import { newPack } from '../pack/new.ts';

const VERBS: Readonly<Record<string, (args: readonly string[], io: Io) => Promise<number>>> = {
  check: checkPacks,
  diff: diffPacks,
  new: newPack,
};

export const pack: Command = {
  name: 'pack',
  summary: 'check, compare and begin packs of your own cards',
  takesContent: false,
  usage: `Usage: captains-table pack check <file or folder>... [--games N] [--seconds T] [--lang en|fr|nl] [--json]
       captains-table pack diff <file or folder> [<file or folder>] [--lang en|fr|nl] [--json]
       captains-table pack new <game> [--only C] [--empty] [--out F]

check  reads files as one pack: whether each value is allowed, whether all of it makes sense together, and
       whether random games with it end. Exit code 0: it can be played; 1: it cannot; 2: not readable.
diff   tells how a pack differs from our box, or from another pack, piece by piece and field by field.
new    writes a file with every piece of our box that has a reconstructed value, to be overwritten with what is
       printed on yours.

  --games N    random games to play (default: 1000)
  --seconds T  no further game is begun after so long (default: 60)
  --only C     only the pieces of one collection, for example cards
  --empty      a file without pieces
  --out F      the file to write (default: <game>-pack.json); one that is there is not overwritten
  --lang L     en, fr or nl (default: en)
  --json       one JSON document instead of text

docs/content-packs.md tells what a pack looks like.`,

  async run(args, io) {
    const { positionals } = parseArgs({ args: [...args], strict: false, allowPositionals: true });
    const [verb = ''] = positionals;
    const run = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined;
    if (run === undefined) throw new UsageError(`it must be one of: ${Object.keys(VERBS).join(', ')}`);
    return run(args.toSpliced(args.indexOf(verb), 1), io);
  },
};
