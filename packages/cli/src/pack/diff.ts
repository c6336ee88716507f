/** `pack diff`: how a pack differs from our box, or two packs from each other. */
import type { Difference, PackWords, Written } from '@captains-table/catalogue/pieces';
import {
  describePieces,
  differencesOf,
  gameOf,
  loadPackWords,
  loadPieces,
  resolvePack,
  sayProblem,
} from '@captains-table/catalogue/pieces';
import { WORDS } from '../../texts/index.ts';
import { readFlags } from '../arguments.ts';
import { InputError, UsageError } from '../command.ts';
import { readPack } from '../content-pack.ts';
import type { Io } from '../io.ts';
import { print, printJson } from '../io.ts';
import { localeOf } from '../language.ts';

export async function diffPacks(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readFlags(args, {
    lang: { type: 'string', default: 'en' },
    json: { type: 'boolean' },
  });
  const locale = localeOf(values.lang);
  const [first, second] = positionals;
  if (first === undefined) throw new UsageError('<file or folder> is missing');
  if (positionals.length > 2) throw new UsageError('diff compares two packs at most');
  const game = gameOf((await readPack(first, io.folder))[0]?.json) ?? '';
  const pieces = await loadPieces(game);
  if (pieces === undefined) throw new InputError(`${first}: it names no game that takes packs`);
  const words = await loadPackWords(game, locale);
  const boxOf = async (path: string): Promise<Written> => {
    const { written, problems } = resolvePack(pieces, await readPack(path, io.folder));
    const error = problems.find(({ grade }) => grade === 'error');
    if (error !== undefined) throw new InputError(sayProblem(error, words));
    return written;
  };
  // Ours is the older of the two, or else the first that was named.
  const [before, after] =
    second === undefined ? [pieces.ours, await boxOf(first)] : [await boxOf(first), await boxOf(second)];
  const differences = differencesOf(before, after, describePieces(pieces));
  if (values.json === true) printJson(io, { game, differences });
  else print(io, textOf(differences, words, WORDS[locale].pack));
  return 0;
}

function textOf(
  differences: readonly Difference[],
  words: PackWords,
  say: (typeof WORDS)['en']['pack'],
): string {
  const told = differences
    .map(withoutSources)
    .filter(({ how, fields }) => how !== 'changed' || fields.length > 0);
  if (told.length === 0) return say.same;
  return told.map((difference) => differenceText(difference, words, say)).join('\n');
}

/** Where a value was read from makes no difference in play, so only `--json` reports it. */
function withoutSources(difference: Difference): Difference {
  const fields = difference.fields.filter(({ field }) => field !== 'source' && field !== 'sources');
  return { ...difference, fields };
}

function differenceText(
  { collection, piece, how, fields }: Difference,
  { pieces, problems }: PackWords,
  say: (typeof WORDS)['en']['pack'],
): string {
  const names = pieces.collections[collection];
  const name =
    piece === undefined
      ? (names?.name ?? collection)
      : `${names?.piece ?? collection} ${problems.quoted(piece)}`;
  if (how !== 'changed') return `${name}${problems.colon}${say[how]}`;
  const changes = fields.map(({ field, before, after }) => {
    const change = `${valueText(before)} → ${valueText(after)}`;
    return field === '' ? change : `${pieces.fields[field] ?? field} ${change}`;
  });
  return `${name}${problems.colon}${changes.join(', ')}`;
}

function valueText(value: unknown): string {
  if (value === undefined) return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
