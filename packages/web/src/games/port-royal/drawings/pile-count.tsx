import type { JSX } from 'preact';
import { CardBack } from '../../../design/drawings/card-back.tsx';
import './pile-count.css';

interface Props {
  readonly name: string;
  readonly count: number;
  /** Few are left, and that matters. */
  readonly urgent?: boolean;
}

/** A face-down pile beside the table, as small as a word. */
export function PileCount({ name, count, urgent = false }: Props): JSX.Element {
  return (
    <span class={urgent ? 'pile-count pile-count-urgent' : 'pile-count'}>
      <span class="pile-count-back" aria-hidden="true">
        <CardBack />
      </span>
      {name} <b class="pile-count-number">{count}</b>
    </span>
  );
}
