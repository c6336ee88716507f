import type { JSX } from 'preact';
import type { GoodName } from '../marks.tsx';
import { signPath } from '../sign.tsx';
import type { Mark } from '@captains-table/maracaibo/signs';
import { GainRow } from './gain-row.tsx';
import './place-mark.css';

/** A wall with battlements, 90 by 56 around its middle. */
const WALL =
  'M-45-20V-28H-33V-23H-25V-28H-13V-23H-6V-28H6V-23H13V-28H25V-23H33V-28H45V26Q45 28 43 28H-43Q-45 28-45 26Z';
/** A roof over a wall, 40 by 42. */
const HUT = 'M-17 20V-3L-20-1 0-21 20-1 17-3V20Z';
const FLAG = 'M0 0H27L22 8.5 27 17H0Z';

interface CityProps {
  readonly label: string;
  readonly action: readonly Mark[];
  readonly good: GoodName | undefined;
  readonly spaces: number;
  readonly discs: number;
  readonly flag: readonly Mark[] | undefined;
}

/** A city: its number and action above, its market and flag below. */
export function CityMark({ label, action, good, spaces, discs, flag }: CityProps): JSX.Element {
  // A number that was added later has a letter.
  const tab = label.length > 2 ? 29 : 22;
  return (
    <g class="ma-place ma-place-city">
      <path class="ma-place-ground" d={WALL} />
      <path class="ma-place-tab" d={`M-45-19H${tab - 45}V-1H-45Z`} />
      <text class="ma-stop-number ma-place-on-tab" x={tab / 2 - 45} y="-4.800">
        {label}
      </text>
      <GainRow gains={action} x={tab / 2 + 0.5} y={-9.5} size={20} room={84 - tab} />
      {good !== undefined &&
        Array.from({ length: spaces }, (_, i) => (
          <MarketSpace
            key={i}
            x={marketX(i, spaces)}
            y={14}
            size={spaces > 2 ? 17 : 20}
            good={good}
            filled={i < discs}
          />
        ))}
      {flag !== undefined && (
        <g transform={`translate(15 5.5)`}>
          <path class="ma-place-staff" d="M0-1V21" />
          <path class="ma-place-flag" d={FLAG} />
          <GainRow gains={flag} x={11.5} y={8.5} size={15} room={22} />
        </g>
      )}
    </g>
  );
}

/** Three spaces are smaller, so that the flag has its place. */
function marketX(i: number, spaces: number): number {
  return spaces > 2 ? -34 + i * 18 : -31.5 + i * 22;
}

interface SpaceProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly good: GoodName;
  readonly filled: boolean;
}

/** A space of a market: the good that is wanted, or the disc of who delivered. */
function MarketSpace({ x, y, size, good, filled }: SpaceProps): JSX.Element {
  return (
    <g>
      <GainRow gains={[{ mark: 'good', good }]} x={x} y={y} size={size} />
      {filled && <circle class="ma-place-disc" cx={x} cy={y} r={size * 0.42} />}
    </g>
  );
}

export function VillageMark({ label }: { readonly label: string }): JSX.Element {
  return (
    <g class="ma-place ma-place-village">
      <path class="ma-place-ground" d={HUT} />
      <text class="ma-stop-number" y="11.5">
        {label}
      </text>
    </g>
  );
}

interface HomewardProps {
  readonly label: string;
  readonly action: readonly Mark[];
}

/** The last places of a round: everybody must stop. */
export function HomewardMark({ label, action }: HomewardProps): JSX.Element {
  return (
    <g class="ma-place ma-place-homeward">
      <path class="ma-place-ground" d="M-31-20H24L31 0 24 20H-31L-25 0Z" />
      <text class="ma-stop-number" x="0" y="-3">
        {label}
      </text>
      <GainRow gains={action} x={1} y={9} size={16} room={46} />
    </g>
  );
}

export function StartMark(): JSX.Element {
  return (
    <g class="ma-place ma-place-start">
      <circle class="ma-place-ground" r="22" />
      <g transform="translate(-14 -14) scale(.0547)">
        <path class="ma-place-anchor" d={signPath('anchor')} />
      </g>
    </g>
  );
}
