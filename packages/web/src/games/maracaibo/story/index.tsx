/** The table of the story. */
import { Sign } from '../drawings/sign.tsx';
import type { BoardModule, BoardProps, Offer } from '../../../board-kit/board.ts';
import { boardOf } from '../board/board-of.tsx';
import type { TableTypes } from '../board/table.ts';
import { tableOf } from '../board/table.ts';
import { ChangeBanner } from './change-banner.tsx';
import { ChangeMarks } from './change-marks.tsx';
import { story } from './pages.tsx';
import { StoryPage } from './story-page.tsx';
import { StoryPanel } from './story-panel.tsx';
import { StoryTile } from './story-tile.tsx';
import { StoryTileWords } from './story-tile-words.tsx';
import { storyWords } from './words.ts';
import { storyOf } from './story-outlook.ts';
import './story.css';

const plain = boardOf({ StoryPanel, StoryPage, StoryTile, StoryTileWords, ChangeMarks, ChangeBanner });

export const board: BoardModule<TableTypes> = {
  ...plain,
  story,
  // A vote is cast in the book, which says what the choices are.
  offers: (props) => [
    ...takeOffers(props),
    ...plain.offers(props).filter(({ move }) => move.kind !== 'vote'),
  ],
};

/** Taking a story tile is a button as well: it is what the table came for. */
function takeOffers(props: BoardProps): readonly Offer[] {
  const table = tableOf(props);
  const { legal, mine, view } = table;
  if (!mine) return [];
  return legal.flatMap((move) =>
    move.kind === 'quest' && storyOf(table).cardOfTile(view, move.quest) !== undefined
      ? [{ move, label: storyWords(table).take, icon: <Sign name="tied-scroll" />, weight: 'primary' }]
      : [],
  );
}
