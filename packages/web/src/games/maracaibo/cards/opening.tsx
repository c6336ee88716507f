import type { JSX } from 'preact';
import type { SectionProps } from '../board/section.ts';
import { ownOf } from '../board/table.ts';
import { TableCard } from './card.tsx';
import { PricedPlace } from './card-place.tsx';
import { CareerChoice } from './career.tsx';
import { openingOf } from './opening-cards.ts';
import './opening.css';

interface Props extends SectionProps {
  readonly onLook: (id: string) => void;
}

/** The eight first cards: one to plan, three to discard. */
export function OpeningCards(props: Props): JSX.Element | undefined {
  const { table } = props;
  const words = table.words.cards.opening;
  const own = ownOf(table);
  if (own === undefined) return undefined;
  return (
    <section class="ma-tray ma-tray-hand" aria-label={words.title}>
      <h2 class="ma-tray-title">{words.title}</h2>
      <ul class="ma-cards-row">
        {openingOf(own, table).cards.map(({ id, part }) => (
          <PricedPlace key={id} {...props} id={id}>
            <TableCard
              {...props}
              id={id}
              zone="hand"
              {...(part === 'planned' ? { standing: { state: 'chosen', tab: words.planned } } : {})}
              {...(part === 'discarded' ? { standing: { state: 'gone', tab: words.discarded } } : {})}
            />
          </PricedPlace>
        ))}
      </ul>
    </section>
  );
}

/** How far the choosing is, and the two careers, one of which leads the player through the game. */
export function OpeningSteps(section: SectionProps): JSX.Element | undefined {
  const { table, touch } = section;
  const words = table.words.cards.opening;
  const own = ownOf(table);
  if (own === undefined) return undefined;
  const { step, left } = openingOf(own, table);
  return (
    <section class="ma-opening" aria-label={words.career} data-goal data-set-up>
      <ol class="ma-steps-list">
        {words.steps.map((name, i) => (
          <li
            key={name}
            class={i < step ? 'ma-step ma-step-done' : i === step ? 'ma-step ma-step-now' : 'ma-step'}
            aria-current={i === step ? 'step' : undefined}
          >
            <b class="ma-step-number">{i < step ? '✓' : i + 1}</b> {name}
            {i === 1 && step === 1 && <span class="ma-step-left">{words.left(left)}</span>}
          </li>
        ))}
      </ol>
      {step > 2 && <p class="ma-cards-none">{words.waiting}</p>}
      <ul class="ma-careers">
        {own.careerOffer.map((id) => (
          <li key={id} data-thing={id}>
            <CareerChoice {...section} id={id} isOwn={own.career === id} legal={touch.isLegal(id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
