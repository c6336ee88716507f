import type { JSX } from 'preact';
import { Explain } from '../../../design/overlays/explain.tsx';
import type { SectionProps } from '../board/section.ts';
import { Career } from './career/career.tsx';
import { Deck } from './deck.tsx';
import { Incomes } from '../panels/incomes.tsx';
import { Stores } from '../panels/stores.tsx';
import { useBroughtIntoView } from './use-brought-into-view.ts';
import { useShownSeat } from './use-shown-seat.ts';
import { SeatSwitch } from './seat-switch.tsx';
import './ship.css';

/** A ship with all that is on it: the viewer's own, or that of another player at a click. */
export function Ship(props: SectionProps): JSX.Element | undefined {
  const { table, board } = props;
  const { content, outlook, words, view, game, seat } = table;
  const [of, show] = useShownSeat(table, board.scene.seq);
  const root = useBroughtIntoView(table, board.scene.seq);
  const player = view.players[of];
  if (player === undefined) return undefined;
  const own = of === seat;
  return (
    <section class="ma-ship" ref={root} aria-labelledby="ma-ship-title">
      <header class="ma-ship-head">
        <h2 class="ma-ship-title" id="ma-ship-title">
          {own ? game.view.fields.ownShip : words.ship.shipOf(table.name(of))}
        </h2>
        <span class="ma-ship-opened">
          <Explain text={game.help.upgrades}>
            {words.ship.opened(outlook.ship.opened(view, of), content.upgrades.length)}
          </Explain>
        </span>
        <SeatSwitch table={table} of={of} onShow={show} />
      </header>
      <div class="ma-ship-body">
        <Deck {...props} of={of} />
        <Career {...props} player={player} of={of} />
      </div>
      <Stores {...props} player={player} of={of} />
      <Incomes table={table} />
    </section>
  );
}
