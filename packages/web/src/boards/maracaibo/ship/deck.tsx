import type { JSX } from 'preact';
import { Hull } from '../../../design/maracaibo/ship/hull.tsx';
import { Sign } from '../../../design/maracaibo/sign.tsx';
import { seatNumber } from '../../../frame/here.ts';
import type { SectionProps } from '../section.ts';
import type { PlayerView } from '../table.ts';
import { AreaTile } from './area.tsx';
import { areasOf, gatesOf } from './areas.ts';
import { Gate } from './gate.tsx';
import './deck.css';

interface Props extends SectionProps {
  readonly player: PlayerView;
  readonly of: number;
}

/** The ship from above: what is free from the start lies aft, what waits for others towards the bow. */
export function Deck({ player, of, ...section }: Props): JSX.Element {
  const own = of === section.table.seat;
  return (
    <div class={`ma-ship-deck seat-${seatNumber(of)}`}>
      <Hull />
      <Sign name="anchor" class="ma-ship-anchor ma-ship-anchor-port" />
      <Sign name="anchor" class="ma-ship-anchor ma-ship-anchor-starboard" />
      <ol class="ma-ship-areas" aria-label={section.table.game.pieces.upgrade.name}>
        {areasOf(player.discs).map((area) => (
          <AreaTile key={area.data.id} {...section} area={area} own={own} />
        ))}
        {gatesOf(player.discs).map((gate) => (
          <Gate key={gate.others} {...gate} table={section.table} />
        ))}
      </ol>
    </div>
  );
}
