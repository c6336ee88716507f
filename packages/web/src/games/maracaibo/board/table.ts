/** What the board reads: the props of any board, as those of this game. */
import type { Decision, Event, Move, View } from '@captains-table/maracaibo';
import type { MaracaiboTexts } from '@captains-table/maracaibo/texts';
import { boardTexts } from '../texts/index.ts';
import type { BoardTexts } from '../texts/index.ts';
import type { BoardProps } from '../../../board-kit/board.ts';

export type PlayerView = View['players'][number];
export type JeanneView = NonNullable<View['jeanne']>;

export interface Table {
  readonly view: View;
  readonly legal: readonly Move[];
  /** The decision that the table waits for; in the opening that of the viewer. */
  readonly pending: Decision | undefined;
  readonly seat: number | undefined;
  /** Whether the viewer is the one to decide. */
  readonly mine: boolean;
  readonly words: BoardTexts;
  /** The game's own words. */
  readonly game: MaracaiboTexts;
  name(seat: number): string;
}

export function tableOf({ play, seat, game, locale, speech }: BoardProps): Table {
  const decisions = play.pending as readonly Decision[];
  const pending = decisions.find((decision) => decision.seat === seat) ?? decisions[0];
  return {
    view: play.view as View,
    legal: play.legal as readonly Move[],
    pending,
    seat,
    mine: pending !== undefined && pending.seat === seat,
    words: boardTexts.in(locale),
    game: game.texts[locale] as unknown as MaracaiboTexts,
    name: (of) => speech.name(of),
  };
}

/** The viewer's own side of the table; undefined for spectators. */
export function ownOf({ view, seat }: Pick<Table, 'view' | 'seat'>): PlayerView | undefined {
  return seat === undefined ? undefined : view.players[seat];
}

/** Whether the first hands are still being chosen. */
export function isOpening({ pending }: Pick<Table, 'pending'>): boolean {
  return pending?.kind.startsWith('opening') ?? false;
}

export type { Decision, Event, Move, View };
