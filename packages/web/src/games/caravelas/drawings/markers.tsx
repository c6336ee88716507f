import type { JSX } from 'preact';
import './markers.css';

interface Props {
  readonly free: number;
  readonly planned: number;
  /** Which of them stand here. */
  readonly from: number;
  readonly to: number;
}

/** Navigation markers as they stand on a ship: free, planned, used. The numbers are in words elsewhere. */
export function Markers({ free, planned, from, to }: Props): JSX.Element {
  const kinds = Array.from({ length: to - from }, (_, i) => {
    if (from + i >= free) return 'used';
    return from + i >= free - planned ? 'planned' : 'free';
  });
  return (
    <span class="caravelas-markers" aria-hidden="true">
      {kinds.map((kind, i) => (
        <i key={i} class={`caravelas-marker caravelas-marker-${kind}`} />
      ))}
    </span>
  );
}
