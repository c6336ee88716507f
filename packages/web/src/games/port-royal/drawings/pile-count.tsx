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
    <span class={urgent ? 'pr-pile-count pr-pile-count-urgent' : 'pr-pile-count'}>
      <span class="pr-pile-count-back" aria-hidden="true">
        <CardBack />
      </span>
      {name} <b class="pr-pile-count-number">{count}</b>
    </span>
  );
}
