/** A seat's table in a position of the real engine. */
import type { Move, Position } from '@captains-table/maracaibo';
import { maracaibo } from '@captains-table/maracaibo';
import { texts } from '@captains-table/maracaibo/texts';
import type { PlayerView, Table } from '../../../../src/boards/maracaibo/table.ts';
import { boardTexts } from '../../../../texts/maracaibo/index.ts';

type PlayerPosition = Position['players'][number];

interface Seen {
  /** Whose eyes: seat 0 unless said otherwise. */
  readonly by?: number | 'spectator';
  /** Moves of seat 0 that come first. */
  readonly after?: readonly Move[];
}

/** Two players unless the position says otherwise: the first as described, the second as usual. */
export function tableOf(first: PlayerPosition, rest: Partial<Position> = {}, seen: Seen = {}): Table {
  const { by = 0, after = [] } = seen;
  const state = maracaibo.position?.({ players: [first, {}], ...rest }).state;
  if (state === undefined) throw new Error('the game sets up no positions');
  for (const move of after) maracaibo.apply(state, 0, move, undefined);
  const [pending] = maracaibo.pending(state);
  const seat = by === 'spectator' ? undefined : by;
  return {
    view: maracaibo.view(state, by),
    legal: seat === undefined ? [] : maracaibo.legal(state, seat),
    pending,
    seat,
    mine: pending !== undefined && pending.seat === seat,
    words: boardTexts.en,
    game: texts.en,
    name: (of) => ['Anna', 'Bart', 'Chloé', 'Dirk'][of] ?? '',
  };
}

export function playerOf({ view }: Table, seat = 0): PlayerView {
  const player = view.players[seat];
  if (player === undefined) throw new Error(`no seat ${seat}`);
  return player;
}
