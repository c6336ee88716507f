import type { Event } from '@captains-table/francis-drake';
import { boardTexts } from '../texts/index.ts';
import type { BoardProps } from '../../../board-kit/board.ts';

/** A moment of the stage in the words of the log; the discs are turned over all at once. */
export function eventWords(event: Event, { speech, locale }: Pick<BoardProps, 'speech' | 'locale'>): string {
  return event.key === 'revealed' ? boardTexts.in(locale).stage.reveal : speech.event(event);
}
