import type { CupView } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { locale } from '../app/settings.ts';
import { Laurel } from '../design/drawings/laurel.tsx';
import { champions } from './cup-progress.ts';
import { namesOf } from './cup-words.ts';
import { EntrantFace } from './entrant-face.tsx';
import { clubsWords } from './words.ts';

/** Who has won, once it is over. */
export function Champions({ cup }: { readonly cup: CupView }): JSX.Element | null {
  const words = clubsWords.value;
  const { champion } = words.cups;
  const first = champions(cup);
  const [only] = first;
  if (only === undefined) return null;
  const entrant = first.length === 1 ? cup.entrants[only] : undefined;
  return (
    <section class="cup-champion" aria-label={first.length === 1 ? champion.title : champion.shared}>
      <svg class="cup-laurel" viewBox="-210 -190 420 430" aria-hidden="true">
        <Laurel />
      </svg>
      {entrant !== undefined && <EntrantFace entrant={entrant} />}
      <p>
        <span class="cup-champion-title">{first.length === 1 ? champion.title : champion.shared}</span>
        <bdi class="cup-champion-name">{namesOf(cup, first, words, locale.value)}</bdi>
      </p>
    </section>
  );
}
