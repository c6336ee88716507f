import type { JSX } from 'preact';
import { Doubloons } from '../drawings/marks.tsx';
import { BoughtCard, TableCard, nameOf } from '../cards/card.tsx';
import { PricedPlace } from '../cards/card-place.tsx';
import { standingOf } from '../cards/tab.ts';
import { Buildings } from '../nations/buildings.tsx';
import type { SectionProps } from '../board/section.ts';
import type { PlayerView } from '../board/table.ts';

interface Props extends SectionProps {
  readonly own: PlayerView;
  readonly onLook: (id: string) => void;
}

/** Own cards while some may be bought: first those that can be, the rest as lines with the reason. */
export function Buyable(props: Props): JSX.Element {
  const { own, table, touch } = props;
  const words = table.words.screen.dock;
  const held = [
    ...own.hand.map((id) => ({ id, zone: 'hand' as const })),
    ...own.planned.map((id) => ({ id, zone: 'planned' as const })),
  ];
  const canBuy = ({ id }: { readonly id: string }) => touch.movesOn(id).some(({ kind }) => kind === 'buy');
  const now = held.filter(canBuy);
  const later = held.filter((card) => !canBuy(card));
  const uses = own.bought.filter((id) => touch.isLegal(id));
  return (
    <>
      {now.length > 0 && (
        <section class="ma-tray" aria-label={words.canBuy}>
          <h2 class="ma-tray-title">{words.canBuy}</h2>
          <ul class="ma-cards-row">
            {now.map(({ id, zone }) => (
              <PricedPlace key={id} {...props} id={id}>
                <TableCard {...props} id={id} zone={zone} />
              </PricedPlace>
            ))}
          </ul>
        </section>
      )}
      {uses.length > 0 && (
        <section class="ma-tray" aria-label={words.canUse}>
          <h2 class="ma-tray-title">{words.canUse}</h2>
          <ul class="ma-group-cards">
            {uses.map((id) => (
              <li key={id}>
                <BoughtCard {...props} id={id} zone="bought" owner={own} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {table.view.prestige.some(({ id }) => touch.isLegal(id)) && <Buildings {...props} />}
      {later.length > 0 && (
        <section class="ma-tray" aria-label={words.notYet}>
          <h2 class="ma-tray-title">{words.notYet}</h2>
          <ul class="ma-later">
            {later.map(({ id, zone }) => (
              <li key={id}>
                <button type="button" class="ma-later-card" onClick={() => props.onLook(id)}>
                  <Doubloons value={table.outlook.cards.price(table.view, table.seat, id)} />
                  <span class="ma-later-name">{nameOf(id, table)}</span>
                  <small>{zone === 'hand' ? table.words.screen.means.hand : table.words.cards.planned}</small>
                  <em>{standingOf(id, zone, [], table).tab}</em>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
