/** What the board reads: the props of any board, as those of this game. */
import type { Decision, Event, Move, View } from '@captains-table/port-royal';
import type { PortRoyalTexts } from '@captains-table/port-royal/texts';
import { boardTexts } from '../texts/index.ts';
import type { BoardTexts } from '../texts/index.ts';
import type { BoardProps } from '../../../board-kit/board.ts';

export interface Harbour {
  readonly view: View;
  readonly legal: readonly Move[];
  /** The decision that the table waits for; there is never more than one. */
  readonly pending: Decision | undefined;
  readonly seat: number | undefined;
  /** Whether the viewer is the one to decide. */
  readonly mine: boolean;
  readonly words: BoardTexts;
  readonly game: PortRoyalTexts;
}

export function harbourOf({ play, seat, game, locale }: BoardProps): Harbour {
  const pending = play.pending[0] as Decision | undefined;
  return {
    view: play.view as View,
    legal: play.legal as readonly Move[],
    pending,
    seat,
    mine: pending !== undefined && pending.seat === seat,
    words: boardTexts.in(locale),
    game: game.texts[locale] as unknown as PortRoyalTexts,
  };
}

export type { Event, Move, View };
