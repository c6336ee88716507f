import type { JSX } from 'preact';
import { Hull } from '../drawings/ship/hull.tsx';
import { Sign } from '../drawings/sign.tsx';
import { seatNumber } from '../../../design/drawings/seat-number.ts';
import type { SectionProps } from '../board/section.ts';
import { AreaTile } from './area.tsx';
import { Gate } from './gate.tsx';
import './deck.css';

interface Props extends SectionProps {
  readonly of: number;
}

/** The ship from above: what is free from the start lies aft, what waits for others towards the bow. */
export function Deck({ of, ...section }: Props): JSX.Element {
  const { outlook, view, seat } = section.table;
  const own = of === seat;
  return (
    <div class={`ma-ship-deck seat-${seatNumber(of)}`}>
      <Hull />
      <Sign name="anchor" class="ma-ship-anchor ma-ship-anchor-port" />
      <Sign name="anchor" class="ma-ship-anchor ma-ship-anchor-starboard" />
      <ol class="ma-ship-areas" aria-label={section.table.game.pieces.upgrade.name}>
        {outlook.ship.areas(view, of).map((area) => (
          <AreaTile key={area.data.id} {...section} area={area} own={own} />
        ))}
        {outlook.ship.gates(view, of).map((gate) => (
          <Gate key={gate.others} {...gate} table={section.table} />
        ))}
      </ol>
    </div>
  );
}
