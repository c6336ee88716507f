/** While the stage plays what happened, the next decision is held back: first see, then decide. */
import type { BoardProps, Moment } from '../../../board-kit/board.ts';
import { tableOf } from '../board/table.ts';
import { eventWords } from './event-words.ts';
import { stageOf } from './stage.ts';

/** What is being shown just now, or undefined when the table waits for the viewer. */
export function shownNow(props: BoardProps): Moment | undefined {
  const stage = stageOf(props);
  stage.follow(tableOf(props));
  const { told } = stage;
  if (!stage.isPlaying || told === undefined) return undefined;
  return { seat: 'seat' in told ? told.seat : undefined, words: eventWords(told, props) };
}
