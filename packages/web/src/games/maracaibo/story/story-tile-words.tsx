import type { JSX } from 'preact';
import type { Table } from '../board/table.ts';
import { storyOf } from './story-outlook.ts';
import { Asks, Brings, progressOf } from './task-signs.tsx';

interface Props {
  /** A quest by its id; other quests than story tiles have words of their own. */
  readonly id: string;
  readonly table: Table;
}

/** What the card of a story tile asks, beside the chart. */
export function StoryTileWords({ id, table }: Props): JSX.Element | undefined {
  const card = storyOf(table).cardOfTile(table.view, id);
  if (card?.task.is !== 'quest') return undefined;
  return (
    <>
      <p class="ma-told-line ma-story-row">
        <Asks task={card.task} />
        <span aria-hidden="true">→</span>
        <Brings task={card.task} />
      </p>
      <p class="ma-told-line">{table.game.storyCards[card.id]?.help}</p>
      <p class="ma-told-line">
        <b>{progressOf(card, table)}</b>
      </p>
    </>
  );
}
