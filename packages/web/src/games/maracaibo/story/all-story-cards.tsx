import type { StoryCardNow } from '@captains-table/maracaibo/outlook/story';
import type { JSX } from 'preact';
import { Button } from '../../../design/forms/button.tsx';
import { useSitting } from '../../../frame/sitting-context.ts';
import { PageLeaf } from '../../../story/page-leaf.tsx';
import { Wax } from '../../../story/wax.tsx';
import { shortName } from '../chart/names.ts';
import { Pictogram } from '../drawings/cards/pictogram.tsx';
import type { SectionProps } from '../board/section.ts';
import { marksOfPrice } from '@captains-table/maracaibo/signs';
import { LegacyTiles } from './legacy-tiles.tsx';
import { Asks, Brings, Discs, progressOf, Tick } from './task-signs.tsx';
import { useTitle } from './use-title.ts';
import { storyOf } from './story-outlook.ts';
import { storyWords } from './words.ts';

interface Props extends SectionProps {
  /** Before a page is opened over the table. */
  readonly onLeave: () => void;
}

/** Every story card in play with all it asks, and what the story has laid on the chart. */
export function AllStoryCards({ onLeave, ...section }: Props): JSX.Element {
  const { table } = section;
  const cards = storyOf(table).cards(table.view);
  return (
    <div class="ma-story-all">
      {cards.length === 0 && <p>{storyWords(table).none}</p>}
      {cards.map((card) => (
        <WholeCard key={card.id} {...section} card={card} onLeave={onLeave} />
      ))}
      <LegacyTiles table={table} />
    </div>
  );
}

interface CardProps extends Props {
  readonly card: StoryCardNow;
}

function WholeCard({ card, onLeave, ...section }: CardProps): JSX.Element {
  const { board, table } = section;
  const sitting = useSitting();
  const words = storyWords(table);
  const title = useTitle(section, card);
  return (
    <article class="ma-story-card">
      <header class="ma-story-card-head">
        <PageLeaf number={card.id} />
        <h3>{title}</h3>
      </header>
      <TaskRows card={card} table={table} />
      <p class="ma-story-progress">
        <Tick card={card} table={table} /> {progressOf(card, table)}
      </p>
      {card.fulfilled && (
        <p class="ma-story-later">
          <Wax tone="grey" /> {words.later}
        </p>
      )}
      {board.seat !== undefined && (
        <Button
          variant="quiet"
          icon="open-book"
          onClick={() => {
            onLeave();
            sitting.opened.value = { page: card.page };
          }}
        >
          {words.open}
        </Button>
      )}
    </article>
  );
}

function TaskRows({ card, table }: Pick<CardProps, 'card' | 'table'>): JSX.Element {
  const { task } = card;
  const { game, view, seat } = table;
  const words = storyWords(table);
  if (task.is === 'discs') {
    const { price = [], location = '' } = table.pieces.tiles.get(task.tile) ?? {};
    return (
      <>
        <p class="ma-story-row">
          <span>{words.asks}</span> <Pictogram marks={marksOfPrice(price)} /> <Discs task={task} />
          <span>{words.waits(shortName(location, game))}</span>
        </p>
        <p>{game.legacy[task.tile]?.help}</p>
      </>
    );
  }
  const compasses = view.players[seat ?? view.active]?.compasses ?? 0;
  return (
    <>
      <p class="ma-story-row">
        <span>{words.asks}</span> <Asks task={task} />
        {task.at !== '' && <span>{words.waits(shortName(task.at, game))}</span>}
      </p>
      <p class="ma-story-row">
        <span>{words.brings}</span> <Brings task={task} /> <small>{words.compasses(compasses)}</small>
      </p>
      <p class="visually-hidden">{game.storyCards[card.id]?.help}</p>
    </>
  );
}
