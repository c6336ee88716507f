import type { JSX } from 'preact';
import type { SectionProps } from '../board/section.ts';
import { ownOf } from '../board/table.ts';
import { TableCard } from './card.tsx';
import { CareerChoice } from './career.tsx';
import { openingOf } from './opening-cards.ts';
import './opening.css';

interface Props extends SectionProps {
  readonly onLook: (id: string) => void;
}

/** Before the first turn: one card of eight to plan, three to discard, one career of two, which then leads. */
export function Opening(props: Props): JSX.Element | undefined {
  const { table, touch } = props;
  const words = table.words.cards.opening;
  const own = ownOf(table);
  if (own === undefined) return undefined;
  const { cards, step, left } = openingOf(own, table);
  const first = (
    <ul class="ma-cards-line ma-opening-cards" key="first">
      {cards.map(({ id, part }) => (
        <li key={id}>
          <TableCard
            {...props}
            id={id}
            zone="hand"
            {...(part === 'planned' ? { standing: { state: 'chosen', tab: words.planned } } : {})}
            {...(part === 'discarded' ? { standing: { state: 'gone', tab: words.discarded } } : {})}
          />
        </li>
      ))}
    </ul>
  );
  const careers = (
    <div key="careers">
      <h3 class="ma-cards-subtitle">{words.career}</h3>
      <ul class="ma-careers">
        {own.careerOffer.map((id) => (
          <li key={id}>
            <CareerChoice {...props} id={id} isOwn={own.career === id} legal={touch.isLegal(id)} />
          </li>
        ))}
      </ul>
    </div>
  );
  return (
    <section class="ma-opening" aria-label={words.title}>
      <div class="ma-opening-head">
        <h2 class="ma-cards-title">{words.title}</h2>
        <ol class="ma-steps">
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
      </div>
      {step > 2 && <p class="ma-cards-none">{words.waiting}</p>}
      {step === 2 ? [careers, first] : [first, careers]}
    </section>
  );
}
