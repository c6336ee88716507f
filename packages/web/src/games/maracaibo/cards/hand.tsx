import type { JSX } from 'preact';
import { Explain } from '../../../design/overlays/explain.tsx';
import type { SectionProps } from '../board/section.ts';
import { ownOf } from '../board/table.ts';
import { TableCard } from './card.tsx';

interface Props extends SectionProps {
  readonly onLook: (id: string) => void;
}

/** The own hand and the planning area beside it. */
export function Hand(props: Props): JSX.Element | undefined {
  const { content, words } = props.table;
  const own = ownOf(props.table);
  if (own === undefined) return undefined;
  const slots = Math.max(0, content.tracks.setup.planningSlots - own.planned.length);
  return (
    <div class="ma-held">
      <section class="ma-cards-part" aria-label={words.cards.hand}>
        <h2 class="ma-cards-title">{words.cards.hand}</h2>
        {own.hand.length === 0 ? (
          <p class="ma-cards-none">{words.cards.handEmpty}</p>
        ) : (
          <ul class="ma-cards-line">
            {own.hand.map((id) => (
              <li key={id}>
                <TableCard {...props} id={id} zone="hand" />
              </li>
            ))}
          </ul>
        )}
      </section>
      <section class="ma-cards-part ma-planned" aria-label={words.cards.planned}>
        <h2 class="ma-cards-title">
          <Explain text={words.cards.plannedHint}>{words.cards.planned}</Explain>
        </h2>
        <ul class="ma-cards-line">
          {own.planned.map((id) => (
            <li key={id}>
              <TableCard {...props} id={id} zone="planned" />
            </li>
          ))}
          {Array.from({ length: slots }, (_, i) => (
            <li key={`slot ${i}`} class="ma-slot">
              {words.cards.plannedSlot}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
