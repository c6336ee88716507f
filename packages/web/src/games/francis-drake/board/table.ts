/** What the board reads: the props of any board, as those of this game. */
import type {
  Decision,
  DestinationId,
  DestinationView,
  Move,
  PlayerView,
  View,
} from '@captains-table/francis-drake';
import { CONTENT } from '@captains-table/francis-drake';
import type { FrancisDrakeTexts } from '@captains-table/francis-drake/texts';
import { boardTexts } from '../texts/index.ts';
import type { BoardTexts } from '../texts/index.ts';
import type { BoardProps } from '../../../board-kit/board.ts';

export interface Table {
  readonly view: View;
  readonly legal: readonly Move[];
  /** The decision that the table waits for; there is never more than one. */
  readonly pending: Decision | undefined;
  readonly seat: number | undefined;
  /** Whether the viewer is the one to decide. */
  readonly mine: boolean;
  readonly words: BoardTexts;
  /** The game's own words. */
  readonly game: FrancisDrakeTexts;
  name(seat: number): string;
}

export function tableOf({ play, seat, game, locale, speech }: BoardProps): Table {
  const pending = play.pending[0] as Decision | undefined;
  return {
    view: play.view as View,
    legal: play.legal as readonly Move[],
    pending,
    seat,
    mine: pending !== undefined && pending.seat === seat,
    words: boardTexts.in(locale),
    game: game.texts[locale] as unknown as FrancisDrakeTexts,
    name: (of) => speech.name(of),
  };
}

export function destinationOf(view: View, id: DestinationId): DestinationView {
  const found = view.destinations.find((destination) => destination.id === id);
  if (found === undefined) throw new Error(`the view has no ${id}`);
  return found;
}

/** The viewer's own side of the table; undefined for spectators. */
export function ownOf({ view, seat }: Pick<Table, 'view' | 'seat'>): PlayerView | undefined {
  return seat === undefined ? undefined : view.players[seat];
}

const ZONES = new Map(CONTENT.destinations.map(({ id, zone }) => [id, zone]));

export function zoneOf(id: DestinationId): number {
  return ZONES.get(id) ?? 0;
}

/** Whether the voyage has left Plymouth: the chart leads then, the street before. */
export function isAtSea({ phase }: View): boolean {
  return phase !== 'street';
}

export type { Decision, DestinationId, DestinationView, Move, PlayerView, View };
