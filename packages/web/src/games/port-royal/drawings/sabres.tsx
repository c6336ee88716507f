import type { JSX } from 'preact';
import { Glyph } from './glyph.tsx';
import '../../../design/drawings/tokens-of-worth.css';

interface Props {
  /** How many, or a skull that nothing repels. */
  readonly value: number | 'skull';
  readonly size?: 's' | 'm';
  readonly label?: string;
}

export function Sabres({ value, size = 'm', label }: Props): JSX.Element {
  return (
    <span class={`sabres sabres-${size}`}>
      <Glyph name={value === 'skull' ? 'pirate-skull' : 'crossed-sabres'} />
      {value !== 'skull' && (
        <b class="sabres-value" aria-hidden={label === undefined ? undefined : true}>
          {value}
        </b>
      )}
      {label !== undefined && <span class="visually-hidden">{label}</span>}
    </span>
  );
}
