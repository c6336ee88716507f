import type { CupView } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { labelled } from '../app/labelled.ts';
import { clubsWords } from './words.ts';

/** What points and tie-breaks mean, for those who wonder. */
export function StandingsMeaning({ cup }: { readonly cup: CupView }): JSX.Element {
  const { standings: said } = clubsWords.value.cups;
  if (cup.settings.form === 'knockout') return <p class="clubs-quiet">{said.knockoutWhy}</p>;
  return (
    <details class="cup-meaning">
      <summary>{said.explain}</summary>
      <p>{said.pointsWhy}</p>
      <p>{said.equalsWhy}</p>
      <ol>
        {cup.tieBreaks.map((name) => {
          const { short, name: full, why } = said.breaks[name];
          return (
            <li key={name}>
              <b>{short}</b> {labelled(full, why)}
            </li>
          );
        })}
      </ol>
    </details>
  );
}
