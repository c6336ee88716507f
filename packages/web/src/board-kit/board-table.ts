/** The props of any board, typed as those of one game. This is the only place with that cast. */
import type { Locale } from '@captains-table/kernel';
import type { TextsByLocale } from '../app/texts-by-locale.ts';
import type { BoardProps, EventBatch, GameTypes, LoggedEvents } from './board.ts';

export interface BoardTable<Game extends GameTypes> {
  /** The components that are played with. */
  readonly content: Game['content'];
  readonly view: Game['view'];
  readonly legal: readonly Game['move'][];
  /** The decision that the table waits for: the viewer's own where several players decide at once. */
  readonly pending: Game['decision'] | undefined;
  readonly latest: EventBatch<Game['event']>;
  /** All that has happened and still stands, as far as it is shown. */
  readonly log: readonly LoggedEvents<Game['event']>[];
  /** Whether the latest batch is still being looked at. */
  readonly showing: boolean;
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
  { play, latest, log, showing, seat, game, locale, speech }: BoardProps,
  words: TextsByLocale<Game['boardTexts']>,
): BoardTable<Game> {
  const decisions: readonly Game['decision'][] = play.pending;
  const pending = decisions.find((decision) => decision.seat === seat) ?? decisions[0];
  return {
    content: game.content,
    view: play.view,
    legal: play.legal,
    pending,
    latest,
    log: log.filter(({ after }) => after <= play.moves),
    showing,
    seat,
    mine: pending !== undefined && pending.seat === seat,
    locale,
    words: words.in(locale),
    game: game.texts[locale],
    name: (of) => speech.name(of),
  };
}
