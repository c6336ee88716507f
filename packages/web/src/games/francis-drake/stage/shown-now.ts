/** While the stage plays what happened, the next decision is held back: first see, then decide. */
import { tableStyle } from '../../../app/settings.ts';
import type { BoardProps } from '../../../board-kit/board.ts';
import type { Event } from '@captains-table/francis-drake';
import { tableOf } from '../board/table.ts';
import { stageOf } from './stage.ts';

/** What is being shown just now, or undefined when the table waits for the viewer. In words nothing is staged. */
export function shownNow(props: BoardProps): Event | undefined {
  if (tableStyle.value !== 'board') return undefined;
  const stage = stageOf(props);
  stage.follow(tableOf(props));
  return stage.isPlaying ? stage.told : undefined;
}
