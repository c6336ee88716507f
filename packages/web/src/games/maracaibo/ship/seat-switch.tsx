import type { JSX } from 'preact';
import { Seal } from '../../../design/drawings/seal.tsx';
import { inViewOrder } from '../../../frame/panels/view-order.ts';
import { seatNumber } from '../../../design/drawings/seat-number.ts';
import type { Table } from '../board/table.ts';

interface Props {
  readonly table: Table;
  readonly of: number;
  readonly onShow: (seat: number) => void;
}

/** Whose ship is shown; nothing to choose for a player who sails alone. */
export function SeatSwitch({ table, of, onShow }: Props): JSX.Element | undefined {
  const { view, words, seat } = table;
  if (view.players.length < 2) return undefined;
  return (
    <div class="ma-ship-seats" role="group" aria-label={words.ship.whose}>
      {inViewOrder(view.players.length, seat).map((other) => (
        <button
          key={other}
          type="button"
          class={other === of ? 'ma-ship-seat ma-ship-seat-shown' : 'ma-ship-seat'}
          aria-pressed={other === of}
          aria-label={words.ship.shipOf(table.name(other))}
          title={words.ship.shipOf(table.name(other))}
          onClick={() => onShow(other)}
        >
          <Seal seat={seatNumber(other)} initial={table.name(other)} />
        </button>
      ))}
    </div>
  );
}
