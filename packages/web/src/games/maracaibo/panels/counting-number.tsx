import type { JSX } from 'preact';
import { useCounted } from '../../../board-kit/use-counted.ts';
import './counting-number.css';

/** A number that runs to its new value. */
export function Counted({ count }: { readonly count: number }): JSX.Element {
  return <b class="ma-ship-counted">{useCounted(count)}</b>;
}
