import type { JSX } from 'preact';
import { storyOf } from './story-outlook.ts';
import type { Table } from '../board/table.ts';

interface Props {
  /** A story tile by its id. */
  readonly id: string;
  readonly table: Table;
}

/** A sealed letter, 40 by 34, with the number of the card it belongs to. */
export function StoryTile({ id, table }: Props): JSX.Element {
  return <Letter number={storyOf(table).cardOfTile(table.view, id)?.id ?? ''} />;
}

export function Letter({ number }: { readonly number: string }): JSX.Element {
  return (
    <g class="ma-letter">
      <path class="ma-letter-ground" d="M-20-17H20V17H-20Z" />
      <path class="ma-letter-fold" d="M-20 17L-5 1M20 17L5 1M-20-17L0 5 20-17" />
      <circle class="ma-letter-wax" r="12" />
      <text class="ma-letter-number" y="5.6">
        {number}
      </text>
    </g>
  );
}
