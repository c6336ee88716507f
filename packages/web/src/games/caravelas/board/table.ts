/** What the board reads: the props of any board, as those of this game. */
import type { CaravelasTexts } from '@captains-table/caravelas/texts';
import type { Decision, Event, FleetView, Good, Move, View } from '@captains-table/caravelas';
import { boardTexts } from '../texts/index.ts';
import type { BoardTexts } from '../texts/index.ts';
import type { BoardProps } from '../../../board-kit/board.ts';
import { namesOf } from './names.ts';
import type { Names } from './names.ts';

export interface Table {
  readonly view: View;
  readonly legal: readonly Move[];
  /** The decision that the table waits for; there is never more than one. */
  readonly pending: Decision | undefined;
  readonly seat: number | undefined;
  /** Whether the viewer is the one to decide. */
  readonly mine: boolean;
  readonly words: BoardTexts;
  readonly names: Names;
}

export function tableOf({ play, seat, game, locale }: BoardProps): Table {
  const pending = play.pending[0] as Decision | undefined;
  return {
    view: play.view as View,
    legal: play.legal as readonly Move[],
    pending,
    seat,
    mine: pending !== undefined && pending.seat === seat,
    words: boardTexts.in(locale),
    names: namesOf(game.texts[locale] as unknown as CaravelasTexts),
  };
}

export type { Event, FleetView, Good, Move, View };
