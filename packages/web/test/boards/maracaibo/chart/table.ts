/** A seat's table in a position of the real engine. */
import type { Position } from '@captains-table/maracaibo';
import { maracaibo } from '@captains-table/maracaibo';
import { texts } from '@captains-table/maracaibo/texts';
import type { Table } from '../../../../src/boards/maracaibo/table.ts';
import { boardTexts } from '../../../../texts/maracaibo/index.ts';

export function tableIn(position: Position, seat = 0): Table {
  const state = maracaibo.position?.(position).state;
  if (state === undefined) throw new Error('the game sets up no positions');
  const [pending] = maracaibo.pending(state);
  return {
    view: maracaibo.view(state, seat),
    legal: maracaibo.legal(state, seat),
    pending,
    seat,
    mine: pending?.seat === seat,
    words: boardTexts.en,
    game: texts.en,
    name: (of) => ['Anna', 'Bart', 'Chloé', 'Dirk'][of] ?? '',
  };
}
