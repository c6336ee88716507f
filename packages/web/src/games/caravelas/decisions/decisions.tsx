import type { JSX } from 'preact';
import type { BoardProps } from '../../../board-kit/board.ts';
import { Auction, Places } from './auction.tsx';
import type { Table } from '../board/table.ts';
import { Lisboa } from './lisboa.tsx';
import { Wreck } from './wreck.tsx';
import './decisions.css';

interface Props {
  readonly board: BoardProps;
  readonly table: Table;
}

/** The bid, and the places that are chosen after it. On a large screen they lie over the log. */
export function Bids({ board, table }: Props): JSX.Element | undefined {
  switch (table.pending?.kind) {
    case 'auction':
      return <Auction board={board} table={table} />;
    case 'places':
      return <Places board={board} table={table} />;
    default:
      return undefined;
  }
}

/** What is decided over the chart: a call at Lisboa, a ship that sinks. */
export function Decisions({ board, table }: Props): JSX.Element | undefined {
  switch (table.pending?.kind) {
    case 'lisboa':
      return table.mine ? <Lisboa board={board} table={table} /> : undefined;
    case 'wreck':
      return table.mine ? <Wreck board={board} table={table} /> : undefined;
    default:
      return undefined;
  }
}
