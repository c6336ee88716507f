import type { JSX } from 'preact';
import type { SeatNumber } from '../../../../design/drawings/seal.tsx';
import { SealMark } from '../../../../design/drawings/seal.tsx';
import { Ship } from '../../../../design/drawings/ship.tsx';
import { JeanneMark } from '../nations/jeanne-seal.tsx';
import { signPath } from '../sign.tsx';
import './captain-piece.css';

interface Props {
  /** Undefined for Jeanne, who has no seat. */
  readonly seat: SeatNumber | undefined;
  readonly name: string;
}

/** A ship of 46 by 36 around its middle: the colour of its captain in the sails, the seal at the bow. */
export function ShipPiece({ seat, name }: Props): JSX.Element {
  const drawing = <Ship kind={seat === undefined ? 'g' : 'r'} swell={false} />;
  return (
    <g class={lookOf('ma-ship-piece', seat)}>
      <g transform="translate(-24 -21) scale(.4)">
        <g class="ma-ship-rim">{drawing}</g>
        {drawing}
      </g>
      <g transform="translate(3 1) scale(.5)">
        <Owner seat={seat} name={name} />
      </g>
    </g>
  );
}

/** An explorer of 22 by 30, standing on its foot. */
export function ExplorerPiece({ seat, name }: Props): JSX.Element {
  return (
    <g class={lookOf('ma-explorer', seat)}>
      <path
        class="ma-explorer-body"
        d="M0-27a6.5 6.5 0 0 1 4.200 11.400Q10-13 10 0H-10Q-10-13-4.200-15.600A6.5 6.5 0 0 1 0-27Z"
      />
      <g transform="translate(-8.400 -15) scale(.42)">
        <Owner seat={seat} name={name} />
      </g>
    </g>
  );
}

interface SpyProps extends Props {
  readonly count: number;
}

/** Spies of one player, 24 by 24. */
export function SpyPiece({ seat, name, count }: SpyProps): JSX.Element {
  return (
    <g class={lookOf('ma-spy', seat)}>
      <rect class="ma-spy-ground" x="-12" y="-12" width="24" height="24" rx="12" />
      <g transform="translate(-7 -9) scale(.0273)">
        <path class="ma-spy-sign" d={signPath('spy')} />
      </g>
      <g transform="translate(0 0) scale(.34)">
        <Owner seat={seat} name={name} />
      </g>
      {count > 1 && (
        <text class="ma-spy-count" x="-8" y="15">
          {count}
        </text>
      )}
    </g>
  );
}

function Owner({ seat, name }: Props): JSX.Element {
  return seat === undefined ? <JeanneMark /> : <SealMark seat={seat} name={name} />;
}

function lookOf(name: string, seat: SeatNumber | undefined): string {
  return `${name} ${seat === undefined ? 'ma-jeanne' : `seat-${seat}`}`;
}
