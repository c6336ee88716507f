import type { BoardProps } from '../../../board-kit/board.ts';
import type { StoryParts } from '../story/parts.ts';
import type { Table } from './table.ts';
import type { Touch } from './use-touch.ts';

/** What every part of the board is given. */
export interface SectionProps {
  readonly board: BoardProps;
  readonly table: Table;
  readonly touch: Touch;
  /** Undefined at tables without a story. */
  readonly story?: StoryParts | undefined;
}
