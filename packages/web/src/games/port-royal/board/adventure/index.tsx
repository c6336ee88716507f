/** The table of The Adventure Begins. */
import type { BoardModule } from '../../../../board-kit/board.ts';
import { boardOf } from '../board-of.tsx';
import type { TableTypes } from '../table.ts';
import { AdventurerChoice } from './adventurer-choice.tsx';
import { story } from './pages.tsx';
import { AdventurePanel } from './player.tsx';
import { SeenCard } from './seen-card.tsx';
import { StoryRow } from './story-row.tsx';

export const board: BoardModule<TableTypes> = {
  ...boardOf({ AdventurerChoice, AdventurePanel, SeenCard, StoryRow }),
  banners: () => import('./banners.tsx'),
  story,
};
