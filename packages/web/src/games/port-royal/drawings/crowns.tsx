import type { JSX } from 'preact';
import { Glyph } from './glyph.tsx';
import './crowns.css';

interface Props {
  readonly value: number | string;
  readonly size?: 's' | 'm';
}

/** Crowns, with their number before them. */
export function Crowns({ value, size = 'm' }: Props): JSX.Element {
  return (
    <span class={`pr-crowns pr-crowns-${size}`}>
      <b>{value}</b>
      <Glyph name="queen-crown" />
    </span>
  );
}
