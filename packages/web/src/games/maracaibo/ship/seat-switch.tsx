import type { JSX } from 'preact';
import { Seal } from '../../../design/drawings/seal.tsx';
import { inViewOrder } from '../../../frame/panels/view-order.ts';
import { seatNumber } from '../../../design/drawings/seat-number.ts';
import type { Table } from '../board/table.ts';

interface Props {
  readonly table: Table;
  readonly of: number;
  /** What is shown; a ship unless it is said. */
  readonly label?: string;
  readonly onShow: (seat: number) => void;
}

/** Whose things are shown; nothing to choose for a player who sails alone. */
export function SeatSwitch({ table, of, label, onShow }: Props): JSX.Element | undefined {
  const { view, words, seat } = table;
  if (view.players.length < 2) return undefined;
  const nameOf = (other: number) =>
    label === undefined ? words.ship.shipOf(table.name(other)) : table.name(other);
  return (
    <div class="ma-ship-seats" role="group" aria-label={label ?? words.ship.whose}>
      {inViewOrder(view.players.length, seat).map((other) => (
        <button
          key={other}
          type="button"
          class={other === of ? 'ma-ship-seat ma-ship-seat-shown' : 'ma-ship-seat'}
          aria-pressed={other === of}
          aria-label={nameOf(other)}
          title={nameOf(other)}
          onClick={() => onShow(other)}
        >
          <Seal seat={seatNumber(other)} name={table.name(other)} />
        </button>
      ))}
    </div>
  );
}
