import type { JSX } from 'preact';
import type { Table } from './table.ts';
import './jump.css';

/** On a short phone, where contracts push the crew below the screen: one tap leads to each part, and back. */
export function Jump({ table }: { readonly table: Table }): JSX.Element {
  const { words, seat } = table;
  const crew = seat === undefined ? '.player-panels' : `[data-crew="${seat}"]`;
  const parts = [
    ['.pr-harbour-river', words.harbour],
    ['.port-royal-contracts', words.contracts],
    [crew, words.crewHeading],
  ] as const;
  return (
    <nav class="pr-jump" aria-label={words.jump}>
      {parts.map(([part, name]) => (
        <button
          key={part}
          type="button"
          class="pr-jump-button"
          onClick={() => document.querySelector(part)?.scrollIntoView({ block: 'nearest' })}
        >
          {name}
        </button>
      ))}
    </nav>
  );
}
