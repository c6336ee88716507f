/** The props of any board, as those of one game: the one place where they are taken at the game's word. */
import type { Locale } from '@captains-table/kernel';
import type { TextsByLocale } from '../app/texts-by-locale.ts';
import type { BoardProps } from './board.ts';

/** What a game's package calls its view, moves, decisions and words, and what the board calls its own words. */
interface GameTypes {
  readonly view: unknown;
  readonly move: unknown;
  readonly decision: { readonly seat: number };
  readonly texts: unknown;
  readonly boardTexts: unknown;
}

export interface BoardTable<Game extends GameTypes> {
  readonly view: Game['view'];
  readonly legal: readonly Game['move'][];
  /** The decision that the table waits for: the viewer's own where several players decide at once. */
  readonly pending: Game['decision'] | undefined;
  readonly seat: number | undefined;
  /** Whether the viewer is the one to decide. */
  readonly mine: boolean;
  readonly locale: Locale;
  readonly words: Game['boardTexts'];
  /** The game's own words. */
  readonly game: Game['texts'];
  name(seat: number): string;
}

export function boardTable<Game extends GameTypes>(
  { play, seat, game, locale, speech }: BoardProps,
  words: TextsByLocale<Game['boardTexts']>,
): BoardTable<Game> {
  const decisions: readonly Game['decision'][] = play.pending;
  const pending = decisions.find((decision) => decision.seat === seat) ?? decisions[0];
  return {
    view: play.view,
    legal: play.legal,
    pending,
    seat,
    mine: pending !== undefined && pending.seat === seat,
    locale,
    words: words.in(locale),
    game: game.texts[locale],
    name: (of) => speech.name(of),
  };
}
