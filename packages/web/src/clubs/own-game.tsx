import type { CupView } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { pathOfTable } from '../app/router.ts';
import { locale } from '../app/settings.ts';
import { LinkButton } from '../design/forms/link-button.tsx';
import { ownState } from './cup-progress.ts';
import { namesOf, othersAt } from './cup-words.ts';
import { dayAndTime } from './evening-times.ts';
import { clubsWords } from './words.ts';

/** The reader's own game of this round, or what they wait for. Nothing for those who only follow. */
export function OwnGame({ cup }: { readonly cup: CupView }): JSX.Element | null {
  const words = clubsWords.value;
  const { own } = words.cups;
  const state = ownState(cup);
  switch (state?.is) {
    case undefined:
      return null;
    case 'playing': {
      const { table } = state;
      const others = namesOf(cup, othersAt(table, cup.you.entrant ?? -1), words, locale.value);
      return (
        <section class="cup-own cup-own-now" aria-label={own.title}>
          <span>
            <b>{own.title}</b>
            <span>{own.against(others)}</span>
          </span>
          <LinkButton variant="primary" icon="arrow" href={pathOfTable(table.table)}>
            {own.play}
          </LinkButton>
        </section>
      );
    }
    case 'waiting':
      return (
        <p class="cup-own">
          {state.until === undefined ? own.wait : own.waitUntil(dayAndTime(locale.value, state.until))}
        </p>
      );
    case 'bye':
    case 'out':
    case 'withdrawn':
      return <p class="cup-own">{own[state.is]}</p>;
  }
}
