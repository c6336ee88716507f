import type { JSX } from 'preact';
import { Explain } from '../../../design/overlays/explain.tsx';
import type { SectionProps } from '../board/section.ts';
import { Deck } from './deck.tsx';
import { SeatSwitch } from './seat-switch.tsx';
import './ship.css';

interface Props extends SectionProps {
  /** Whose ship. */
  readonly of: number;
  readonly onShow: (seat: number) => void;
}

/** A ship from above: the viewer's own, or that of another player at a click. */
export function Ship({ of, onShow, ...section }: Props): JSX.Element {
  const { table } = section;
  const { content, outlook, words, view, game, seat } = table;
  return (
    <section class="ma-ship" aria-labelledby="ma-ship-title">
      <header class="ma-ship-head">
        <h2 class="ma-ship-title" id="ma-ship-title">
          {of === seat ? words.screen.yourShip : words.ship.shipOf(table.name(of))}
        </h2>
        <span class="ma-ship-opened">
          <Explain text={game.help.upgrades}>
            {words.screen.opened(outlook.ship.opened(view, of), content.upgrades.length)}
          </Explain>
        </span>
        <SeatSwitch table={table} of={of} onShow={onShow} />
      </header>
      <Deck {...section} of={of} />
    </section>
  );
}
