import type { JSX } from 'preact';
import { EventCard } from '../drawings/event-card.tsx';
import type { EventCardProps } from '../drawings/event-card.tsx';
import { signed } from '../../../app/numbers.ts';
import type { Table } from '../board/table.ts';

interface Props extends Pick<EventCardProps, 'state' | 'onClick' | 'pointed'> {
  readonly id: string;
  readonly table: Pick<Table, 'content' | 'words' | 'names' | 'locale'>;
  /** Instead of what the card does: why it cannot be played. */
  readonly reason?: string | undefined;
}

const BEARINGS: Readonly<Record<string, number>> = { N: 0, NE: 60, SE: 120, S: 180, SW: 240, NW: 300 };

/** An event card of the box. */
export function Card({ id, table, reason, ...standing }: Props): JSX.Element | undefined {
  const { content, words, names } = table;
  const card = content.cards.find((known) => known.id === id);
  if (card === undefined) return undefined;
  const name = names.card(card.kind);
  switch (card.kind) {
    case 'storm':
      return (
        <EventCard
          {...standing}
          kind="storm"
          number={signed(-card.markers, table.locale)}
          name={name}
          words={reason ?? words.cards.storm(card.markers)}
        />
      );
    case 'compass':
      return (
        <EventCard
          {...standing}
          kind="compass"
          number={''}
          bearing={BEARINGS[card.direction] ?? 0}
          name={name}
          words={reason ?? words.cards.compass(names.direction(card.direction), card.spaces)}
        />
      );
    case 'fair-wind':
      return (
        <EventCard
          {...standing}
          kind="fair-wind"
          number={signed(card.markers, table.locale)}
          name={name}
          words={reason ?? words.cards.fairWind(card.markers)}
        />
      );
    case 'calm':
      return <EventCard {...standing} kind="calm" number="" name={name} words={reason ?? words.cards.calm} />;
  }
}
