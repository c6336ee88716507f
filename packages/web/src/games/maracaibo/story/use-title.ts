import type { StoryCardNow } from '@captains-table/maracaibo/outlook/story';
import { usePage } from '../../../story/use-page.ts';
import type { SectionProps } from '../board/section.ts';
import { storyWords } from './words.ts';

/** What a story card is called. The story belongs to those who play it: spectators see a number. */
export function useTitle({ board, table }: SectionProps, { id, page }: StoryCardNow): string {
  const state = usePage(board.scene.game, board.seat === undefined ? undefined : page);
  return state.is === 'there' ? state.words.title : storyWords(table).card(id);
}
