import { defined } from '@captains-table/kernel';
import type { JSX } from 'preact';
import { Seal } from '../../../design/drawings/seal.tsx';
import { seatNumber } from '../../../design/drawings/seat-number.ts';

interface Props {
  readonly seat: number;
  readonly name: string;
  /** What stands on it; the first letter of the name where nothing else does. */
  readonly mark?: string;
  readonly labelled?: boolean;
  readonly class?: string;
}

/** A player's disc: their colour, their shape, and a letter or a number. */
export function SealOf({ seat, name, mark, labelled = false, class: more }: Props): JSX.Element {
  return (
    <Seal
      seat={seatNumber(seat)}
      name={mark ?? name}
      {...(labelled ? { label: name } : {})}
      {...defined({ class: more })}
    />
  );
}
