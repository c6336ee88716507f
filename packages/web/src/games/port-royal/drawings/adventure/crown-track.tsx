import type { JSX } from 'preact';
import type { SeatNumber } from '../../../../design/drawings/seal.tsx';
import { GLYPHS } from '../glyphs.ts';
import './crown-track.css';

interface Props {
  readonly seat: SeatNumber;
  readonly at: number;
  /** How many crowns have just been won. */
  readonly won: number;
  readonly spaces: number;
  readonly shields: readonly { readonly space: number; readonly influence: number }[];
  readonly label: string;
}

const STEP = 19;
const SHIELD = 'M2 3Q9 5 16 1Q23 5 30 3V18Q30 29 16 35Q2 29 2 18Z';

/** Crowns won, with a shield where influence is won: the highest one reached counts. */
export function CrownTrack({ seat, at, won, spaces, shields, label }: Props): JSX.Element {
  const x = (space: number) => 9 + space * STEP;
  return (
    <svg
      class={`pr-crown-track seat-${seat}${won > 0 ? ' pr-crown-track-growing' : ''}`}
      viewBox={`0 0 ${x(spaces) + 10} 43`}
      preserveAspectRatio="xMinYMid"
      role="img"
      aria-label={label}
    >
      <path class="pr-crown-track-way" d={`M${x(0)} 33H${x(spaces)}`} />
      <path
        class="pr-crown-track-run"
        d={`M${x(0)} 33H${x(spaces)}`}
        pathLength={spaces}
        style={{ strokeDasharray: `${at} ${spaces + 1}` }}
      />
      {Array.from({ length: spaces + 1 }, (_, space) => (
        <circle key={space} class="pr-crown-track-step" cx={x(space)} cy="33" r="2.4" />
      ))}
      {shields.map(({ space, influence }) => (
        <g key={space} class={shieldClass(space, at, won)}>
          <circle class="pr-crown-track-stop" cx={x(space)} cy="33" r="3.8" />
          <g transform={`translate(${x(space) - 12.2} 0) scale(.76)`}>
            <g class="pr-crown-track-face">
              <path class="pr-crown-track-shield" d={SHIELD} />
              <text class="pr-crown-track-influence" x="16" y="25">
                {influence}
              </text>
            </g>
          </g>
        </g>
      ))}
      <g class="pr-crown-track-marker" style={{ transform: `translate(${x(at)}px, 33px)` }}>
        <circle class="pr-crown-track-at" r="9" />
        <path
          class="pr-crown-track-sign"
          transform="translate(-6 -6) scale(.0235)"
          d={GLYPHS['queen-crown']}
        />
      </g>
    </svg>
  );
}

function shieldClass(space: number, at: number, won: number): string {
  if (space > at) return '';
  return space > at - won ? 'pr-crown-track-won pr-crown-track-new' : 'pr-crown-track-won';
}
