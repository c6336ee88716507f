/** What a game shows in the gallery. */
import type { TableGame } from '@captains-table/catalogue';
import type { FunctionComponent } from 'preact';
import type { Lesson } from '../learn/lesson.ts';

/** A position on the real engine, seen by the player on seat 0. */
export interface PositionShown extends Pick<Lesson, 'position' | 'others'> {
  readonly id: string;
  readonly title: string;
}

export interface GallerySectionProps {
  readonly game: TableGame;
}

export interface GameGallery {
  readonly game: string;
  /** Each opens as a whole table: `?table=<game>/<position>`. */
  readonly positions: readonly PositionShown[];
  /** Sections of the game's own, under the ids that the index leads to. */
  readonly sections?: readonly {
    readonly id: string;
    readonly title: string;
    readonly Section: FunctionComponent<GallerySectionProps>;
  }[];
}
