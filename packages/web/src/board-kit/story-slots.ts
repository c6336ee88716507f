/** What a game's board adds to the pages of its story. */
import type { FunctionComponent } from 'preact';
import type { BoardProps } from './board.ts';

export interface PageProps extends BoardProps {
  /** By its id. */
  readonly page: string;
}

export interface StorySlots {
  /** The chapter that is played, counted from 1. */
  chapter?(props: BoardProps): number | undefined;
  /** What the page changes at the table. */
  readonly Changes?: FunctionComponent<PageProps>;
  /** What the page sets the players to do. */
  readonly Mission?: FunctionComponent<PageProps>;
  /** What the button says that follows reading: `Take up the mission`. */
  readWords?(props: PageProps): string | undefined;
  /** A choice that is voted on, and a line about it; the words of the move stand in. */
  choiceWords?(props: BoardProps, choice: string): ChoiceWords | undefined;
}

interface ChoiceWords {
  readonly title: string;
  readonly line?: string;
}
