/** What a table of The Adventure Begins shows besides: other tables do not load it. */
import type { FunctionComponent } from 'preact';
import type { BoardProps, PanelProps } from '../../../../board-kit/board.ts';
import type { Table } from '../table.ts';
import type { Adventure } from './content.ts';

interface OnBoard {
  readonly board: BoardProps;
  readonly table: Table;
}

export interface AdventureParts {
  readonly StoryRow: FunctionComponent<OnBoard & { readonly adventure: Adventure }>;
  readonly AdventurerChoice: FunctionComponent<OnBoard & { readonly among: readonly string[] }>;
  readonly SeenCard: FunctionComponent<OnBoard & { readonly id: string }>;
  readonly AdventurePanel: FunctionComponent<{
    readonly panel: PanelProps;
    readonly table: Table;
    readonly adventure: Adventure;
  }>;
}

/** Undefined at other tables. */
export interface WithAdventure {
  readonly adventureParts: AdventureParts | undefined;
}
