import type { JSX } from 'preact';
import type { SeatNumber } from '../../../design/drawings/seal.tsx';
import { SealMark } from '../../../design/drawings/seal.tsx';
import { Ship } from '../../../design/drawings/ship.tsx';
import './vessel.css';

interface Props {
  readonly seat: SeatNumber;
  readonly galleon: boolean;
  readonly name: string;
  /** Who it is, where no words beside it say so. */
  readonly label?: string;
}

/** A player's ship: their colour in the sails, their seal on the hull. */
export function Vessel({ seat, galleon, name, label }: Props): JSX.Element {
  const naming =
    label === undefined ? { 'aria-hidden': true } : { role: 'img' as const, 'aria-label': label };
  return (
    <svg class={`drake-vessel seat-${seat}`} viewBox="0 0 120 92" {...naming}>
      <Ship kind={galleon ? 'g' : 'r'} swell={false} />
      <g transform="translate(42 56) scale(0.9)">
        <SealMark seat={seat} name={name} />
      </g>
    </svg>
  );
}
