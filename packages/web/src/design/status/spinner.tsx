import type { JSX } from 'preact';
import { CompassRose } from '../drawings/chart/compass-rose.tsx';
import './spinner.css';

interface Props {
  /** What is being waited for. */
  readonly label: string;
  readonly size?: 's' | 'm';
  /** Part of a place that is announced as a whole. */
  readonly within?: boolean;
}

/** A compass that looks for north. */
export function Spinner({ label, size = 'm', within = false }: Props): JSX.Element {
  return (
    <span class={`spinner spinner-${size}`} {...(within ? {} : { role: 'status' })}>
      <svg class="spinner-compass" viewBox="0 0 40 40" aria-hidden="true">
        <CompassRose cx={20} cy={20} r={19} detail="mark" />
      </svg>
      <span>{label}</span>
    </span>
  );
}
