import type { JSX } from 'preact';
import './tokens-of-worth.css';

interface Props {
  readonly value: number | string;
  readonly size?: 's' | 'm' | 'l';
  /** `3 coins`, where no words beside it say so. */
  readonly label?: string;
}

export function Coin({ value, size = 'm', label }: Props): JSX.Element {
  return (
    <span class={`coin coin-${size}`}>
      <b class="coin-value" aria-hidden={label === undefined ? undefined : true}>
        {value}
      </b>
      {label !== undefined && <span class="visually-hidden">{label}</span>}
    </span>
  );
}
