import type { JSX } from 'preact';
import { useCounted } from '../../../board-kit/counted.ts';
import './counted.css';

/** A number that runs to its new value. */
export function Counted({ count }: { readonly count: number }): JSX.Element {
  return <b class="ma-ship-counted">{useCounted(count)}</b>;
}
