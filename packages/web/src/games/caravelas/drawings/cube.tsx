import type { JSX } from 'preact';
import './cube.css';

/** A good by its pigment; its letter differs from language to language. */
export type GoodKind =
  'malagueta' | 'brazilwood' | 'ivory' | 'pepper' | 'cinnamon' | 'silk' | 'nutmeg' | 'silver';

interface Props {
  readonly good: GoodKind;
  readonly letter: string;
  /** The slot is there, the cube is not. */
  readonly missing?: boolean;
}

/** A cube of a good, beside its name. */
export function Cube({ good, letter, missing = false }: Props): JSX.Element {
  return (
    <span
      class={missing ? 'caravelas-cube caravelas-cube-missing' : `caravelas-cube caravelas-cube-${good}`}
      aria-hidden="true"
    >
      {letter}
    </span>
  );
}

/** The same on the chart, around 0,0. */
export function CubeMark({ good, letter }: Omit<Props, 'missing'>): JSX.Element {
  return (
    <g class={`caravelas-cube-${good}`}>
      <rect class="caravelas-cube-mark" x="-7.5" y="-7.5" width="15" height="15" rx="1.5" />
      <text class="caravelas-cube-mark-letter" y="4.6">
        {letter}
      </text>
    </g>
  );
}
