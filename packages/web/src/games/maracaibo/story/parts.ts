/** What a table of the story shows in addition: other tables do not load it. */
import type { FunctionComponent } from 'preact';
import type { SectionProps } from '../board/section.ts';
import type { Table } from '../board/table.ts';
import type { Look } from '../chart/spots.ts';
import type { Screen } from '../screen/use-screen.ts';

interface TileProps {
  /** A story tile by its id. */
  readonly id: string;
  readonly table: Table;
}

export interface StoryParts {
  /** The cards in play, beside the chart. */
  readonly StoryPanel: FunctionComponent<SectionProps & { readonly screen: Screen }>;
  /** All about them, on a small screen. */
  readonly StoryPage: FunctionComponent<SectionProps>;
  /** A story tile on the chart, and in words. */
  readonly StoryTile: FunctionComponent<TileProps>;
  readonly StoryTileWords: FunctionComponent<TileProps>;
  /** What has just changed: marks on the chart, and words over it. */
  readonly ChangeMarks: FunctionComponent<SectionProps & { readonly looks: readonly Look[] }>;
  readonly ChangeBanner: FunctionComponent<SectionProps>;
}
