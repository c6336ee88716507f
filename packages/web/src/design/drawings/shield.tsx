import type { JSX } from 'preact';
import './tokens-of-worth.css';

interface Props {
  readonly value: number | string;
  readonly size?: 's' | 'm' | 'l' | 'xl';
  /** `7 influence`, where no words beside it say so. */
  readonly label?: string;
}

/** Influence. */
export function Shield({ value, size = 'm', label }: Props): JSX.Element {
  return (
    <span class={`shield shield-${size}`}>
      <svg class="shield-shape" viewBox="0 0 32 36" aria-hidden="true">
        <path d="M2 3Q9 5 16 1 23 5 30 3V18Q30 29 16 35 2 29 2 18Z" />
      </svg>
      <b class="shield-value" aria-hidden={label === undefined ? undefined : true}>
        {value}
      </b>
      {label !== undefined && <span class="visually-hidden">{label}</span>}
    </span>
  );
}
