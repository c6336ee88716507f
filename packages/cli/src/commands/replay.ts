import type { AnyGame, AnyMatch, Locale, Pending } from '@captains-table/kernel';
import { Match, MatchError, must } from '@captains-table/kernel';
import { WORDS } from '../../texts/index.ts';
import { readArguments, wholeNumber } from '../arguments.ts';
import type { Command } from '../command.ts';
import { InputError, UsageError } from '../command.ts';
import { endingLines } from '../ending.ts';
import type { Io } from '../io.ts';
import { print, printJson } from '../io.ts';
import { localeOf } from '../language.ts';
import type { MatchFile } from '../match-file.ts';
import { readCampaignFile, readMatchFile } from '../match-file.ts';
import { readableJson } from '../readable-json.ts';
import { transcriptOf } from '../transcript.ts';
import { Speech } from '@captains-table/kernel';

export const replay: Command = {
  name: 'replay',
  summary: 'tell a saved match, or one of a campaign, move by move',
  usage: `Usage: captains-table replay <file> [--game N] [--at N] [--lang en|fr|nl] [--json]

Tells a match move by move, secrets included, then shows the table as a spectator sees it and, at the
end of the game, the result. Exit code 1 when the match breaks the rules; 2: not readable.

  --game N  in a campaign: its game N, in the order in which they ended (default: the last one)
  --at N    only up to move N
  --lang L  en, fr or nl (default: en)
  --json    one JSON document with the position instead of text`,

  async run(args, io) {
    const { values, positionals } = readArguments(args, ['file'], {
      game: { type: 'string' },
      at: { type: 'string' },
      lang: { type: 'string', default: 'en' },
      json: { type: 'boolean' },
    });
    const locale = localeOf(values.lang);
    const file = await readMatch(positionals[0] ?? '', values.game, io);
    const match = refereed(file, io);
    if (match === undefined) return 1;
    const moves = match.line.length;
    const at = values.at === undefined ? moves : wholeNumber('at', values.at, 0, moves);
    if (values.json) printJson(io, { game: match.game.meta.id, moves, at, ...positionOf(match, at) });
    else print(io, replayText(file, match, at, locale));
    return 0;
  },
};

/** A match, or one of the games of a campaign. */
async function readMatch(path: string, asked: string | undefined, io: Io): Promise<PlayedFile> {
  const campaign = await readCampaignFile(path, io);
  if (campaign === undefined) {
    if (asked !== undefined) throw new UsageError('--game is for campaigns');
    return readMatchFile(path, io);
  }
  const { loaded, file } = campaign;
  const games = file.chapters.length;
  if (games === 0) throw new InputError(`${path}: no game of this campaign has ended`);
  const at = asked === undefined ? games : wholeNumber('game', asked, 1, games);
  const document = file.matches[must(file.chapters[at - 1]).match];
  if (document === undefined) throw new InputError(`${path}: game ${at} is missing`);
  return { ...loaded, document };
}

type PlayedFile = Omit<MatchFile, 'text'>;

/** The match, if its moves are legal; otherwise the reason has been printed. */
function refereed({ game, document }: PlayedFile, io: Io): AnyMatch | undefined {
  try {
    return Match.fromDocument(game, document);
  } catch (error) {
    if (!(error instanceof MatchError)) throw error;
    io.stderr.write(`captains-table replay: ${error.message}\n`);
    return undefined;
  }
}

interface PublicPosition {
  readonly view: unknown;
  readonly pending: readonly Pending[];
  readonly result: ReturnType<AnyGame['result']>;
}

function positionOf(match: AnyMatch, at: number): PublicPosition {
  const { game } = match;
  const state = match.at(at);
  return { view: game.view(state, 'spectator'), pending: game.pending(state), result: game.result(state) };
}

function replayText({ texts }: PlayedFile, match: AnyMatch, at: number, locale: Locale): string {
  const words = WORDS[locale];
  const speech = new Speech(texts[locale], (seat) => words.player(seat + 1));
  const moves = match.line.length;
  const { view, result } = positionOf(match, at);
  return [
    `${speech.texts.name}, ${words.players(match.seats)}, ${words.moves(moves)}`,
    ...transcriptOf(match, at, speech, words),
    '',
    words.viewAfter(at, moves),
    readableJson(view),
    ...(result === undefined ? [] : ['', words.result, ...endingLines(result, speech, words, locale)]),
  ].join('\n');
}
