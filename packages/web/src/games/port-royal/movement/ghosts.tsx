/** Things that are made only to fly. */
import { render } from 'preact';
import { Coin } from '../../../design/drawings/coin.tsx';
import { Seal } from '../../../design/drawings/seal.tsx';
import { seatNumber } from '../../../design/drawings/seat-number.ts';
import { CardBack } from '../../../design/drawings/card-back.tsx';
import type { CardStanding } from '../drawings/cards/card-frame.tsx';
import { CardOnTable } from '../board/card-on-table.tsx';
import type { Table } from '../board/table.ts';

export function coinGhost(): HTMLElement {
  return ghost(<Coin value="" size="s" />);
}

export function backGhost(): HTMLElement {
  return ghost(
    <span class="port-royal-back">
      <CardBack />
    </span>,
  );
}

export function markerGhost(seat: number, name: string): HTMLElement {
  return ghost(<Seal seat={seatNumber(seat)} name={name} />);
}

/** A card that lies nowhere any more, or not yet. */
export function cardGhost(id: string, table: Table, standing: CardStanding): HTMLElement {
  return ghost(<CardOnTable id={id} table={table} {...standing} />, 'pr-harbour-berth');
}

function ghost(content: preact.JSX.Element, name = 'port-royal-ghost'): HTMLElement {
  const element = document.createElement('div');
  element.className = name;
  render(content, element);
  return element;
}
