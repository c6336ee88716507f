import type { ComponentChildren, JSX } from 'preact';
import { SpaceSign } from '../drawings/chart/space-sign.tsx';
import type { Table } from '../board/table.ts';

/** What the signs on this chart mean; folded away where there is no room. */
export function ChartKey({ table: { view, words } }: { readonly table: Table }): JSX.Element {
  const { key } = words;
  // With dice, events, the Cape and destinations mean nothing, and are not drawn.
  const dice = view.mode === 'dice';
  return (
    <details class="caravelas-chart-key" open={matchMedia('(min-width: 1101px)').matches}>
      <summary>{key.title}</summary>
      <ul class="caravelas-chart-key-list">
        {(dice ? (['pirates'] as const) : (['event', 'cape', 'pirates'] as const)).map((kind) => (
          <Sign key={kind} words={key[kind]}>
            <SpaceSign kind={kind} />
          </Sign>
        ))}
        <Sign words={key.current}>
          <path class="caravelas-current-flow caravelas-chart-key-flow" d="M-9 0H9" />
          <path class="caravelas-current-barb" d="M-2-5L6 0L-2 5" />
        </Sign>
        <Sign words={key.frontier}>
          <path class="caravelas-sheet-frontier" d="M-9 0H9" />
        </Sign>
        {!dice && (
          <Sign words={key.destination} box="2 -29 24 24">
            <path class="caravelas-port-flag" d="M8-8v-18M8-26q4-2 7 0t6 0v7q-3 2-6 0t-7 0" />
          </Sign>
        )}
      </ul>
    </details>
  );
}

interface SignProps {
  readonly children: ComponentChildren;
  readonly words: string;
  readonly box?: string;
}

function Sign({ children, words, box = '-10 -10 20 20' }: SignProps): JSX.Element {
  return (
    <li>
      <svg viewBox={box} aria-hidden="true">
        {children}
      </svg>
      {words}
    </li>
  );
}
