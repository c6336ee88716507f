import { defined } from '@captains-table/kernel';
import type { JSX } from 'preact';
import { JeanneMark, JeanneSeal } from '../drawings/nations/jeanne-seal.tsx';
import { Seal, SealMark } from '../../../design/drawings/seal.tsx';
import { seatNumber } from '../../../design/drawings/seat-number.ts';
import type { Table } from '../board/table.ts';

/** The seat after the last player's is Jeanne's. */
function isJeanne(seat: number, { view }: Pick<Table, 'view'>): boolean {
  return view.jeanne !== undefined && seat >= view.players.length;
}

export function nameOf(seat: number, table: Table): string {
  return isJeanne(seat, table) ? table.words.nations.jeanne.title : table.name(seat);
}

interface Props {
  readonly seat: number;
  readonly table: Table;
  readonly class?: string;
}

/** The seal of a player, or Jeanne's. */
export function Who({ seat, table, class: more }: Props): JSX.Element {
  const label = nameOf(seat, table);
  const classes = defined({ class: more });
  return isJeanne(seat, table) ? (
    <JeanneSeal label={label} {...classes} />
  ) : (
    <Seal seat={seatNumber(seat)} name={label} label={label} {...classes} />
  );
}

/** The same as a group in a box of 40 by 40. */
export function WhoMark({ seat, table }: Omit<Props, 'class'>): JSX.Element {
  return isJeanne(seat, table) ? (
    <JeanneMark />
  ) : (
    <SealMark seat={seatNumber(seat)} name={table.name(seat)} />
  );
}

export function seatClass(seat: number, table: Table): string {
  return isJeanne(seat, table) ? 'ma-jeanne' : `seat-${seatNumber(seat)}`;
}
