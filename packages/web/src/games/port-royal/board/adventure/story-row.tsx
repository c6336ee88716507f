import type { JSX } from 'preact';
import type { BoardProps } from '../../../../board-kit/board.ts';
import { EventScene } from '../../drawings/adventure/event-scene.tsx';
import { adventureWords } from '../table.ts';
import type { Table } from '../table.ts';
import type { Adventure } from './content.ts';
import { Goals } from './goals.tsx';
import { Missions } from './missions.tsx';
import './story-row.css';

interface Props {
  readonly board: BoardProps;
  readonly table: Table;
  readonly adventure: Adventure;
}

/** What the story asks for: the event of this turn, the missions, and how far the month has gone. */
export function StoryRow({ board, table, adventure }: Props): JSX.Element {
  return (
    <div class="pr-adv-row">
      <EventOfTurn table={table} adventure={adventure} />
      <Missions board={board} table={table} adventure={adventure} />
      <Goals table={table} adventure={adventure} />
    </div>
  );
}

function EventOfTurn({ table, adventure: { event } }: Omit<Props, 'board'>): JSX.Element {
  const { game } = table;
  const words = adventureWords(table);
  const { name, help } = game.eventCards[event] ?? { name: '', help: words.noEvent };
  const line = words.eventLines[event];
  return (
    <section class="pr-adv-event" aria-label={words.event} data-thing={event}>
      <header class="pr-adv-head">
        <h3 class="pr-adv-title">{words.event}</h3>
      </header>
      <div class="pr-adv-event-card">
        <span class="pr-adv-event-art">
          <EventScene event={event} />
        </span>
        <div class="pr-adv-event-words">
          {name !== '' && <h4 class="pr-adv-event-name">{name}</h4>}
          <p class="pr-adv-event-help">{help}</p>
          {line !== undefined && <p class="pr-adv-event-line">{line}</p>}
        </div>
      </div>
    </section>
  );
}
