/** `pack check`: all that can be said about a pack before it is used. */
import type { PackCheck } from '@captains-table/catalogue/pieces';
import { checkPack, loadPackWords, sayProblem } from '@captains-table/catalogue/pieces';
import { WORDS } from '../../texts/index.ts';
import { positiveNumber, readFlags, wholeNumber } from '../arguments.ts';
import { UsageError } from '../command.ts';
import { readPack } from '../content-pack.ts';
import type { Io } from '../io.ts';
import { print, printJson } from '../io.ts';
import { localeOf } from '../language.ts';
import { Progress } from '../progress.ts';

const MOST_GAMES = 1_000_000;

export async function checkPacks(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readFlags(args, {
    games: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '60' },
    lang: { type: 'string', default: 'en' },
    json: { type: 'boolean' },
  });
  const locale = localeOf(values.lang);
  const games = wholeNumber('games', values.games, 0, MOST_GAMES);
  const seconds = positiveNumber('seconds', values.seconds);
  if (positionals.length === 0) throw new UsageError('<file or folder> is missing');
  const files = (await Promise.all(positionals.map((path) => readPack(path, io.folder)))).flat();
  const progress = new Progress(io.stderr);
  const check = await checkPack(files, {
    games,
    milliseconds: 1000 * seconds,
    onGame: (done) => progress.update(done.games / games, () => `${done.games} / ${games}`),
  });
  progress.end();
  const words = await loadPackWords(check.game, locale);
  const said = check.problems.map((problem) => sayProblem(problem, words));
  if (values.json === true) printJson(io, { ...check, messages: said });
  else print(io, textOf(check, said, WORDS[locale].pack));
  return check.verdict === 'forbidden' ? 1 : 0;
}

function textOf(
  { verdict, problems, played, hash }: PackCheck,
  said: readonly string[],
  words: (typeof WORDS)['en']['pack'],
): string {
  const lines = problems.map(({ grade }, at) => `${words.grades[grade]} ${said[at] ?? ''}`);
  const ended =
    played === undefined || played.fault !== undefined ? [] : [words.ended(played.games, played.most)];
  const cut = played?.cut === true ? [words.cut] : [];
  const named = hash === undefined ? [] : [words.content(hash)];
  return [...lines, ...ended, ...cut, ...named, words.verdicts[verdict]].join('\n');
}
