import type { JSX } from 'preact';
import { useCounted } from '../../../board-kit/use-counted.ts';

/** A player's points; they count when they change. */
export function Points({ points }: { readonly points: number }): JSX.Element {
  return <span class="caravelas-points">{useCounted(points)}</span>;
}
