/** What a story card asks and brings, in signs, and how far it is. */
import type { StoryCardNow, StoryTask } from '@captains-table/maracaibo/outlook/story';
import type { JSX } from 'preact';
import { Icon } from '../../../design/icon.tsx';
import { Pictogram } from '../drawings/cards/pictogram.tsx';
import { nameOf } from '../nations/who.tsx';
import { nameOfThing } from '../board/names.ts';
import type { Table } from '../board/table.ts';
import { marksOf, marksOfPrice } from '@captains-table/maracaibo/signs';
import { storyOf } from './story-outlook.ts';
import { storyWords } from './words.ts';

type Quest = Extract<StoryTask, { is: 'quest' }>;
type DiscsTask = Extract<StoryTask, { is: 'discs' }>;

export function Asks({ task }: { readonly task: Quest }): JSX.Element {
  return <Pictogram marks={marksOfPrice(task.pay)} />;
}

export function Brings({ task }: { readonly task: Quest }): JSX.Element {
  return <Pictogram marks={marksOf(task.reward)} />;
}

/** The spaces of the tile that must be full. */
export function Discs({ task: { discs, spaces } }: { readonly task: DiscsTask }): JSX.Element {
  return (
    <span class="ma-story-discs" aria-hidden="true">
      {Array.from({ length: spaces }, (_, i) => (
        <span key={i} class={i < discs ? 'ma-story-disc ma-story-disc-laid' : 'ma-story-disc'} />
      ))}
    </span>
  );
}

/** Whether the viewer has what it costs; who has the tile; how many discs lie there. */
export function progressOf({ id, task }: StoryCardNow, table: Table): string {
  const words = storyWords(table);
  const { view, seat } = table;
  if (task.is === 'discs') {
    if (task.discs >= task.spaces) return words.full;
    return words.discs(task.discs, task.spaces, nameOfThing(task.tile, table));
  }
  if (task.tile === '') return words.noTile;
  if (task.holder === undefined) {
    if (seat === undefined) return '';
    return storyOf(table).canPay(view, seat, id) ? words.has : words.hasNot;
  }
  if (task.holder === seat) return words.takenByYou;
  return words.taken(nameOf(task.holder === 'jeanne' ? view.players.length : task.holder, table));
}

/** A tick beside what is done, or can be paid. */
export function Tick({ card, table }: { readonly card: StoryCardNow; readonly table: Table }) {
  const { view, seat } = table;
  const payable = seat !== undefined && storyOf(table).canPay(view, seat, card.id);
  const waits = card.task.is === 'quest' && card.task.holder === undefined;
  return card.fulfilled || (waits && payable) ? <Icon name="check" class="ma-story-tick" /> : undefined;
}
