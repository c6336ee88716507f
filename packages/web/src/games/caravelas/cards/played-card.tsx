import type { JSX } from 'preact';
import { Glyph } from '../drawings/glyph.tsx';
import type { BoardProps } from '../../../board-kit/board.ts';
import type { Table } from '../board/table.ts';
import { Card } from './card.tsx';

interface Props {
  readonly board: BoardProps;
  readonly table: Table;
}

/** What chance or a card has just brought, for all to see. A card stays as long as it takes effect. */
export function Played({ board, table }: Props): JSX.Element | undefined {
  const { view, words, latest } = table;
  const happened = latest.events.findLast(
    ({ key }) => key === 'played' || key === 'rounded' || key === 'rolled',
  );
  const stays = view.card !== '';
  const classes = stays ? 'caravelas-played caravelas-played-stays' : 'caravelas-played';
  if (happened?.key === 'rounded') {
    return (
      <div key={latest.number} class={`${classes} caravelas-played-die`}>
        <span class={happened.safe ? 'caravelas-die caravelas-die-red' : 'caravelas-die'}>
          {happened.safe ? '' : '1'}
        </span>
        {happened.safe ? words.played.safe : words.played.one}
      </div>
    );
  }
  if (happened?.key === 'rolled') {
    const [first = 0, second = 0] = happened.dice;
    return (
      <div key={latest.number} class={`${classes} caravelas-played-die`}>
        <Glyph name="dice" />
        {words.played.rolled(first, second)}
      </div>
    );
  }
  const card = stays ? view.card : happened?.key === 'played' ? happened.card : '';
  if (card === '') return undefined;
  const seat = happened?.key === 'played' ? happened.seat : view.active;
  return (
    <div key={stays ? card : latest.number} class={classes}>
      <Card id={card} table={table} />
      {seat >= 0 && <span class="caravelas-played-by">{words.played.by(board.speech.name(seat))}</span>}
    </div>
  );
}
