import type { JSX } from 'preact';
import { Explain } from '../../../design/overlays/explain.tsx';
import type { SectionProps } from '../board/section.ts';
import { ownOf } from '../board/table.ts';
import { TableCard } from './card.tsx';
import { PricedPlace } from './card-place.tsx';

interface Props extends SectionProps {
  readonly onLook: (id: string) => void;
}

/** The viewer's hand. */
export function Hand(props: Props): JSX.Element | undefined {
  const { words, outlook, view, seat } = props.table;
  const own = ownOf(props.table);
  if (own === undefined || seat === undefined) return undefined;
  const limit = outlook.ship.handLimit(view, seat);
  return (
    <section class="ma-tray ma-tray-hand" aria-label={words.cards.hand}>
      <h2 class="ma-tray-title">
        {words.cards.hand} <small>{words.screen.dock.of(own.hand.length, limit)}</small>
      </h2>
      {own.hand.length === 0 ? (
        <p class="ma-cards-none">{words.cards.handEmpty}</p>
      ) : (
        <ul class="ma-cards-row">
          {own.hand.map((id) => (
            <PricedPlace key={id} {...props} id={id}>
              <TableCard {...props} id={id} zone="hand" />
            </PricedPlace>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The planning area: what is to be bought later. */
export function PlannedCards(props: Props): JSX.Element | undefined {
  const { content, words } = props.table;
  const own = ownOf(props.table);
  if (own === undefined) return undefined;
  const { planningSlots } = content.tracks.setup;
  const slots = Math.max(0, planningSlots - own.planned.length);
  return (
    <section class="ma-tray ma-tray-planned" aria-label={words.cards.planned}>
      <h2 class="ma-tray-title">
        <Explain text={words.cards.plannedHint}>{words.cards.planned}</Explain>{' '}
        <small>{words.screen.dock.of(own.planned.length, planningSlots)}</small>
      </h2>
      <ul class="ma-cards-row">
        {own.planned.map((id) => (
          <PricedPlace key={id} {...props} id={id}>
            <TableCard {...props} id={id} zone="planned" />
          </PricedPlace>
        ))}
        {Array.from({ length: slots }, (_, i) => (
          <li key={`slot ${i}`} class="ma-slot">
            <span>{words.cards.plannedSlot}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
