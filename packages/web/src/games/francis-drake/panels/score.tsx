import type { JSX } from 'preact';
import { Sign } from '../drawings/sign.tsx';
import { useCounted } from '../../../board-kit/use-counted.ts';

/** Points on the track, counted up as they come. */
export function Score({ points }: { readonly points: number }): JSX.Element {
  return (
    <span class="drake-score">
      <Sign name="crown" />
      {useCounted(points)}
    </span>
  );
}
