import type { JSX } from 'preact';
import type { SeatNumber } from '../../../../design/drawings/seal.tsx';
import { GLYPHS } from '../glyphs.ts';
import './stern.css';

interface Props {
  readonly seat: SeatNumber;
  /** Markers still behind the door and the windows. */
  readonly left: number;
  readonly label: string;
}

const BAYS = [
  { x: 30, sign: 'two-coins', under: 'compass', figure: '' },
  { x: 88, sign: 'trophy', under: 'trophy', figure: '' },
  { x: 140, sign: 'queen-crown', under: 'queen-crown', figure: '1' },
  { x: 192, sign: 'queen-crown', under: 'queen-crown', figure: '3' },
] as const;

/** The stern of an adventurer's ship: a marker stands in the door and in each window until it sails to a mission. */
export function Stern({ seat, left, label }: Props): JSX.Element {
  return (
    <svg class={`pr-stern seat-${seat}`} viewBox="0 0 226 92" role="img" aria-label={label}>
      <path class="pr-stern-hull" d="M4 62L10 14Q113-8 216 14L222 62Z" />
      <path class="pr-stern-rail" d="M10 14Q113-8 216 14M8 22Q113 1 218 22M5 56H221" />
      {BAYS.map(({ x, sign, under, figure }, bay) => {
        const open = bay < BAYS.length - left;
        return (
          <g key={x} class={open ? 'pr-stern-open' : ''}>
            <g transform={`translate(${x} 38)`}>
              <path
                class="pr-stern-bay"
                d={bay === 0 ? 'M-16 18V-10Q0-24 16-10V18Z' : 'M-18 14V-9Q0-20 18-9V14Z'}
              />
              {open ? (
                <path class="pr-stern-sign" transform="translate(-11 -11) scale(.043)" d={GLYPHS[sign]} />
              ) : (
                <>
                  <path
                    class="pr-stern-bars"
                    d={bay === 0 ? 'M0-17V18M-16 4H16' : 'M-6-14V14M6-14V14M-18 2H18'}
                  />
                  <circle class="pr-stern-marker" r="10" />
                  <circle class="pr-stern-marker-ring" r="6" />
                </>
              )}
            </g>
            <path
              class="pr-stern-gain"
              transform={`translate(${x - (figure === '' ? 11 : 4)} 67) scale(.043)`}
              d={GLYPHS[under]}
            />
            {figure !== '' && (
              <text class="pr-stern-figure" x={x - 12} y="86">
                {figure}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
