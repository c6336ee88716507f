import type { JSX } from 'preact';
import type { BoardProps } from '../../../../board-kit/board.ts';
import { CardOnTable } from '../card-on-table.tsx';
import { adventureWords } from '../table.ts';
import type { Table } from '../table.ts';
import './seen.css';

interface Props {
  readonly id: string;
  readonly board: BoardProps;
  readonly table: Table;
}

/** A card of the draw pile that only the active player sees. Rules PR-22.24, PR-24.9. */
export function SeenCard({ id, board, table }: Props): JSX.Element {
  const { legal } = table;
  const move = legal.find((each) => (each.kind === 'put-back' || each.kind === 'place') && each.card === id);
  const { putBack, place, seen } = adventureWords(table);
  return (
    <div class="pr-seen" title={seen}>
      <CardOnTable
        id={id}
        table={table}
        state={move === undefined ? 'quiet' : 'legal'}
        {...(move === undefined
          ? {}
          : { tab: move.kind === 'place' ? place : putBack, onClick: () => board.onMove(move) })}
      />
    </div>
  );
}
