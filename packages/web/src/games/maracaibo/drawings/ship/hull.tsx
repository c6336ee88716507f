import type { JSX } from 'preact';
import './hull.css';

/**
 * A ship's deck from above, stretched over the place it is given: the bow to the right where there is room, to the foot
 * of a narrow page.
 */
export function Hull(): JSX.Element {
  return (
    <>
      <svg class="ma-hull ma-hull-wide" viewBox="0 0 1000 400" preserveAspectRatio="none" aria-hidden="true">
        <Lines />
      </svg>
      <svg class="ma-hull ma-hull-tall" viewBox="0 0 400 1000" preserveAspectRatio="none" aria-hidden="true">
        <g transform="matrix(0 1 1 0 0 0)">
          <Lines />
        </g>
      </svg>
    </>
  );
}

const SIDES =
  'M22 34Q8 200 22 366C260 394 560 398 740 390 880 382 956 320 970 200 956 80 880 18 740 10 560 2 260 6 22 34Z';
const RAIL =
  'M36 46Q24 200 36 354C264 380 560 384 738 376 864 368 936 310 948 200 936 90 864 32 738 24 560 16 264 20 36 46Z';
const PLANKS = [
  'M30 110C300 88 640 88 900 118',
  'M29 140C300 126 680 126 928 148',
  'M29 170C300 163 680 163 944 174',
  'M29 200H948',
  'M29 230C300 237 680 237 944 226',
  'M29 260C300 274 680 274 928 252',
  'M30 290C300 312 640 312 900 282',
  'M32 80C300 54 560 50 760 62',
  'M32 320C300 346 560 350 760 338',
];
/** Gun ports between side and rail: how far from the stern, and where the side lies there. */
const PORTS = [
  [130, 23],
  [250, 15],
  [370, 10],
  [490, 7],
  [610, 7],
  [730, 10],
] as const;

function Lines(): JSX.Element {
  return (
    <>
      <path class="ma-hull-rudder" d="M2 200H16" />
      <path class="ma-hull-sprit" d="M930 200H1000" />
      <path class="ma-hull-side" d={SIDES} />
      <path class="ma-hull-deck" d={RAIL} />
      {PLANKS.map((plank) => (
        <path key={plank} class="ma-hull-plank" d={plank} />
      ))}
      {PORTS.map(([x, side]) => (
        <path key={x} class="ma-hull-port" d={`M${x} ${side}v14M${x} ${400 - side}v-14`} />
      ))}
    </>
  );
}
