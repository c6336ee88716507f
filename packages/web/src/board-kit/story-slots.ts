/** What a game's board adds to the pages of its story. */
import type { VoteDecision } from '@captains-table/kernel';
import type { FunctionComponent } from 'preact';
import type { BoardProps } from './board.ts';

export interface PageProps extends BoardProps {
  /** By its id. */
  readonly page: string;
}

/** A chapter by its number in words, and the page whose title is its name. */
export interface ChapterNow {
  readonly label: string;
  readonly titlePage: string;
}

export interface StorySlots {
  /** The chapter that is played. */
  chapterNow?(props: BoardProps): ChapterNow | undefined;
  /** The chapter of the page, counted from 1. */
  chapter?(props: PageProps): number | undefined;
  /** What the page changes at the table. */
  readonly Changes?: FunctionComponent<PageProps>;
  /** What the page sets the players to do. */
  readonly Mission?: FunctionComponent<PageProps>;
  /** What the button says that follows reading: `Take up the mission`. */
  readWords?(props: PageProps): string | undefined;
  /** The page about a choice that is voted on; without one, the words of the move are shown. */
  choicePage?(choice: string): string | undefined;
  /** What follows from equal numbers of votes. */
  voteNote?(props: BoardProps, vote: VoteDecision): string | undefined;
}
