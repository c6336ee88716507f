import type { JSX } from 'preact';
import { Hull } from '../drawings/ship/hull.tsx';
import { seatNumber } from '../../../design/drawings/seat-number.ts';
import type { SectionProps } from '../board/section.ts';
import { AreaTile } from './area.tsx';
import './deck.css';

interface Props extends SectionProps {
  readonly of: number;
}

/** As they lie on the ship: what is free from the start aft, what waits for others towards the bow. */
const ORDER = ['U1', 'U2', 'U3', 'U10', 'U4', 'U5', 'U6', 'U12', 'U7', 'U8', 'U9', 'U11'];

/** The ship from above, in three rows of four areas. */
export function Deck({ of, ...section }: Props): JSX.Element {
  const { outlook, view, seat, game } = section.table;
  const areas = outlook.ship
    .areas(view, of)
    .toSorted((a, b) => ORDER.indexOf(a.data.id) - ORDER.indexOf(b.data.id));
  return (
    <div class={`ma-ship-deck seat-${seatNumber(of)}`}>
      <Hull />
      <ol class="ma-ship-areas" aria-label={game.pieces.upgrade.name}>
        {areas.map((area) => (
          <AreaTile key={area.data.id} {...section} area={area} own={of === seat} />
        ))}
      </ol>
    </div>
  );
}
