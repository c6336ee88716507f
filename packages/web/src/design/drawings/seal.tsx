import type { JSX } from 'preact';
import { useContext } from 'preact/hooks';
import { firstLetter, SealLettersContext } from './seal-letters.ts';
import './seal.css';

/** A seat is a colour, a shape and letters: never a colour alone. */
export type SeatNumber = 1 | 2 | 3 | 4 | 5;

interface Props {
  readonly seat: SeatNumber;
  /** The name it stands for; the seal bears its first letter, or two where others begin alike. */
  readonly name: string;
  /** The name, where none is written beside it. */
  readonly label?: string;
  readonly class?: string;
}

const SHAPES: Readonly<Record<SeatNumber, string>> = {
  1: 'M20 3a17 17 0 1 0 .1 0z',
  2: 'M20 1L39 20 20 39 1 20Z',
  3: 'M20 2L39 36H1Z',
  4: 'M6 4H34a2 2 0 0 1 2 2V34a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2Z',
  5: 'M20 2L37 11V29L20 38 3 29V11Z',
};

export function Seal({ seat, name, label, class: more }: Props): JSX.Element {
  const naming =
    label === undefined ? { 'aria-hidden': true } : { role: 'img' as const, 'aria-label': label };
  return (
    <svg class={`seal seal-${seat}${more === undefined ? '' : ` ${more}`}`} viewBox="0 0 40 40" {...naming}>
      <SealMark seat={seat} name={name} />
    </svg>
  );
}

/** A seal with a mark of its own: of an opponent who sits on no seat. */
export function MarkedSeal({ mark }: { readonly mark: JSX.Element | undefined }): JSX.Element {
  return (
    <svg class="seal" viewBox="0 0 40 40" aria-hidden="true">
      {mark}
    </svg>
  );
}

/** The same as a group in a box of 40 by 40, for a drawing of another kind. */
export function SealMark({ seat, name }: Pick<Props, 'seat' | 'name'>): JSX.Element {
  const letters = useContext(SealLettersContext).get(name) ?? (name.trim() === '' ? '' : firstLetter(name));
  return (
    <g class={`seal-${seat}`}>
      <path class="seal-shape" d={SHAPES[seat]} />
      <text class="seal-initial" x="20" y={seat === 3 ? 33 : 27} font-size="20">
        {letters}
      </text>
    </g>
  );
}
