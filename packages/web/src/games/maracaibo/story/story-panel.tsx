import type { StoryCardNow } from '@captains-table/maracaibo/outlook/story';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Dialog } from '../../../design/overlays/dialog.tsx';
import { PageLeaf } from '../../../story/page-leaf.tsx';
import { Wax } from '../../../story/wax.tsx';
import { shortName } from '../chart/names.ts';
import type { SectionProps } from '../board/section.ts';
import type { Screen } from '../screen/use-screen.ts';
import { AllStoryCards } from './all-story-cards.tsx';
import { Asks, Brings, Discs, progressOf, Tick } from './task-signs.tsx';
import { useTitle } from './use-title.ts';
import { storyOf } from './story-outlook.ts';
import { storyWords } from './words.ts';

interface Props extends SectionProps {
  readonly screen: Screen;
}

/** The story cards in play, beside the chart: the one that leads on in full, the others in short. */
export function StoryPanel({ screen, ...section }: Props): JSX.Element {
  const { table } = section;
  const [open, setOpen] = useState(false);
  const words = storyWords(table);
  const [first, ...others] = storyOf(table).cards(table.view);
  const show = () => setOpen(true);
  return (
    <section class="ma-story" aria-label={words.title}>
      {first === undefined ? (
        <p class="ma-story-none">{words.none}</p>
      ) : (
        <Leading {...section} card={first} onOpen={show} />
      )}
      {others.map((card) => (
        <Beside
          key={card.id}
          {...section}
          card={card}
          isBrief={screen !== 'desktop' || others.length > 1}
          onOpen={show}
        />
      ))}
      <Dialog open={open} onClose={() => setOpen(false)} title={words.all} closeLabel={table.words.close}>
        {open && <AllStoryCards {...section} onLeave={() => setOpen(false)} />}
      </Dialog>
    </section>
  );
}

interface CardProps extends SectionProps {
  readonly card: StoryCardNow;
  readonly onOpen: () => void;
}

function Leading({ card, onOpen, ...section }: CardProps): JSX.Element {
  const { table, touch } = section;
  const title = useTitle(section, card);
  const { task } = card;
  const classes = ['ma-story-now'];
  if (task.is === 'quest' && touch.isLegal(task.tile)) classes.push('ma-story-lit');
  if (card.fulfilled) classes.push('ma-story-done');
  return (
    <button
      type="button"
      class={classes.join(' ')}
      data-story-card={card.id}
      title={storyWords(table).all}
      onClick={onOpen}
    >
      <PageLeaf number={card.id} />
      <span class="ma-story-name">
        <b>{title}</b>
        <small>{progressOf(card, table)}</small>
      </span>
      <Task card={card} table={table} />
      {card.fulfilled && <Wax tone="grey" />}
    </button>
  );
}

function Task({ card, table }: Pick<CardProps, 'card' | 'table'>): JSX.Element {
  const { task } = card;
  const words = storyWords(table);
  if (task.is === 'discs') return <Discs task={task} />;
  return (
    <span class="ma-story-task">
      {task.at !== '' && (
        <span class="ma-story-at">
          <b>{task.at}</b> <span>{shortName(task.at, table.game)}</span>
        </span>
      )}
      <span class="ma-story-deal">
        <span class="visually-hidden">
          {words.asks}, {words.brings} {table.game.storyCards[card.id]?.help}
        </span>
        <Tick card={card} table={table} />
        <Asks task={task} />
        <span class="ma-story-arrow" aria-hidden="true">
          →
        </span>
        <Brings task={task} />
      </span>
    </span>
  );
}

function Beside({
  card,
  isBrief,
  onOpen,
  ...section
}: CardProps & { readonly isBrief: boolean }): JSX.Element {
  const { table } = section;
  const title = useTitle(section, card);
  const { task } = card;
  const progress = progressOf(card, table);
  return (
    <button
      type="button"
      class="ma-story-beside"
      data-story-card={card.id}
      aria-label={`${title}. ${progress}`}
      title={isBrief ? `${title}. ${progress}` : progress}
      onClick={onOpen}
    >
      <PageLeaf number={card.id} />
      {!isBrief && <b>{title}</b>}
      {task.is === 'discs' ? <Discs task={task} /> : <Asks task={task} />}
    </button>
  );
}
