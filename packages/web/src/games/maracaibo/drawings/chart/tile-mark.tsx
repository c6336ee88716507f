import type { JSX } from 'preact';
import type { SignName } from '../sign.tsx';
import { signPath } from '../sign.tsx';
import type { Mark } from '@captains-table/maracaibo/signs';
import { GainRow } from './gain-row.tsx';
import './tile-mark.css';

interface QuestProps {
  readonly pay: readonly Mark[];
  readonly reward: readonly Mark[];
}

/** A quest, 40 by 40 around its middle: what it asks for above, what it brings below. */
export function QuestMark({ pay, reward }: QuestProps): JSX.Element {
  return (
    <g class="ma-quest">
      <path
        class="ma-quest-ground"
        d="M-20-17Q-20-20-17-20H17Q20-20 20-17V17Q20 20 17 20H-17Q-20 20-20 17Z"
      />
      <path class="ma-quest-fold" d="M-20 0H20" />
      <GainRow gains={pay} x={0} y={-10} size={18} room={36} />
      <GainRow gains={reward} x={0} y={10} size={18} room={36} />
    </g>
  );
}

interface LegacyProps {
  readonly sign: SignName | undefined;
  readonly gains: readonly Mark[];
  /** Spaces for discs, and how many are taken. */
  readonly spaces: number;
  readonly discs: number;
}

/** A legacy tile, 40 by 40: cut at its corners, so that it is no quest. */
export function LegacyMark({ sign, gains, spaces, discs }: LegacyProps): JSX.Element {
  const high = spaces > 0;
  return (
    <g class="ma-legacy">
      <path class="ma-legacy-ground" d="M-20-12L-12-20H12L20-12V12L12 20H-12L-20 12Z" />
      {sign !== undefined && (
        <g transform="translate(-14 -14) scale(.0547)">
          <path class="ma-legacy-sign" d={signPath(sign)} />
        </g>
      )}
      <GainRow gains={gains} x={0} y={high ? -6 : 0} size={high ? 20 : 22} room={33} />
      {Array.from({ length: spaces }, (_, i) => (
        <circle
          key={i}
          class={i < discs ? 'ma-legacy-disc' : 'ma-legacy-space'}
          cx={(i - (spaces - 1) / 2) * 8.4}
          cy="11"
          r="3.4"
        />
      ))}
    </g>
  );
}

/** Rough waters on a way: its price. */
export function RoughMark({ cost }: { readonly cost: number }): JSX.Element {
  return (
    <g class="ma-legacy">
      <circle class="ma-legacy-ground" r="14" />
      <path class="ma-legacy-wave" d="M-9 7q3-4 6 0t6 0 6 0" />
      <text class="ma-legacy-cost" y="3">
        {cost}
      </text>
    </g>
  );
}
