import type { AnyGame, AnyMatch, Locale, Pending } from '@captains-table/kernel';
import { Match, MatchError } from '@captains-table/kernel';
import { WORDS } from '../../texts/index.ts';
import { readArguments, wholeNumber } from '../arguments.ts';
import type { Command } from '../command.ts';
import { endingLines } from '../ending.ts';
import type { Io } from '../io.ts';
import { print, printJson } from '../io.ts';
import { localeOf } from '../language.ts';
import type { MatchFile } from '../match-file.ts';
import { readMatchFile } from '../match-file.ts';
import { readableJson } from '../readable-json.ts';
import { transcriptOf } from '../transcript.ts';
import { Speech } from '@captains-table/kernel';

export const replay: Command = {
  name: 'replay',
  summary: 'tell a saved match move by move',
  usage: `Usage: captains-table replay <file> [--at N] [--lang en|fr|nl] [--json]

Tells a match move by move, secrets included, then shows the table as a spectator sees it and, at the
end of the game, the result. Exit code 1 when the match breaks the rules; 2: not readable.

  --at N    only up to move N
  --lang L  en, fr or nl (default: en)
  --json    one JSON document with the position instead of text`,

  async run(args, io) {
    const { values, positionals } = readArguments(args, ['file'], {
      at: { type: 'string' },
      lang: { type: 'string', default: 'en' },
      json: { type: 'boolean' },
    });
    const locale = localeOf(values.lang);
    const file = await readMatchFile(positionals[0] ?? '', io);
    const match = refereed(file, io);
    if (match === undefined) return 1;
    const moves = match.line.length;
    const at = values.at === undefined ? moves : wholeNumber('at', values.at, 0, moves);
    if (values.json) printJson(io, { game: match.game.meta.id, moves, at, ...positionOf(match, at) });
    else print(io, replayText(file, match, at, locale));
    return 0;
  },
};

/** The match, if its moves are legal; otherwise the reason has been printed. */
function refereed({ game, document }: MatchFile, io: Io): AnyMatch | undefined {
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

function replayText({ texts }: MatchFile, match: AnyMatch, at: number, locale: Locale): string {
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
