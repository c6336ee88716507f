import type { JSX } from 'preact';
import { labelled } from '../../../app/labelled.ts';
import { Seal } from '../../../design/drawings/seal.tsx';
import { Icon } from '../../../design/icon.tsx';
import { seatNumber } from '../../../design/drawings/seat-number.ts';
import type { BoardProps } from '../../../board-kit/board.ts';
import type { Table } from '../board/table.ts';
import { SHORT_NAMES } from '../chart/label-places.ts';

interface DestinationsProps {
  readonly of: number;
  readonly board: BoardProps;
  readonly table: Table;
}

/** The viewer's destination cards; those of others lie face down until the end. */
export function Destinations({ of, board, table }: DestinationsProps): JSX.Element | undefined {
  const { view, words, names, content } = table;
  const { figures } = content;
  const cards = view.destinations[of] ?? [];
  if (view.mode === 'dice') return undefined;
  if (cards.length === 0) return <p class="caravelas-none">{words.panel.hidden(2 * figures.destinations)}</p>;
  return (
    <section>
      <h3 class="caravelas-heading">
        {words.panel.destinations} <small>{words.panel.each(figures.destinationPoints)}</small>
      </h3>
      <ul class="caravelas-destinations">
        {cards.map((port) => {
          const finder = view.discovered[port];
          const state = finder === undefined ? 'open' : finder === of ? 'done' : 'lost';
          return (
            <li
              key={port}
              class={`caravelas-destination caravelas-destination-${state}`}
              title={labelled(names.port(port), words.panel[state])}
            >
              <span class="caravelas-destination-mark" aria-hidden="true">
                {state === 'done' && <Icon name="check" />}
                {state === 'lost' && finder !== undefined && (
                  <Seal seat={seatNumber(finder)} name={board.speech.name(finder)} />
                )}
              </span>
              <span class="caravelas-destination-name">{SHORT_NAMES[port] ?? names.port(port)}</span>
              <span class="visually-hidden">{words.panel[state]}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
