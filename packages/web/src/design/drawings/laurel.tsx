import type { JSX } from 'preact';
import './laurel.css';

/** Leaves of one branch, from the ribbon up: where on the circle, in degrees, and how long. */
const LEAVES = Array.from({ length: 11 }, (_, index) => ({
  angle: 14 + index * 12.6,
  length: 46 - index * 2,
}));
const RADIUS = 166;
const LEAF = 'M0 0Q14 -13 0 -46Q-14 -13 0 0Z';

/** Two branches tied with a ribbon, open at the top, around the origin in a circle of 166. */
export function Laurel(): JSX.Element {
  return (
    <g class="laurel">
      {[1, -1].map((side) => (
        <g key={side} transform={`scale(${side} 1)`}>
          <path class="laurel-stem" d={`M10 ${RADIUS + 26}Q60 ${RADIUS + 10} ${stemEnd()}`} />
          {LEAVES.map(({ angle, length }) => {
            const [x, y] = onCircle(angle);
            return [-34, 34].map((turn) => (
              <path
                key={`${angle} ${turn}`}
                class="laurel-leaf"
                d={LEAF}
                transform={`translate(${x} ${y}) rotate(${90 - angle + turn - 10}) scale(${(length / 46).toFixed(2)})`}
              />
            ));
          })}
        </g>
      ))}
      <path
        class="laurel-ribbon"
        d="M-8 190L-30 222L-14 218L-6 230L4 196ZM8 190L30 222L14 218L6 230L-4 196ZM0 192Q-34 172 -36 190Q-34 208 0 194Q34 208 36 190Q34 172 0 192Z"
      />
    </g>
  );
}

function onCircle(degrees: number): readonly [x: number, y: number] {
  const angle = (degrees * Math.PI) / 180;
  return [Math.round(RADIUS * Math.sin(angle)), Math.round(RADIUS * Math.cos(angle))];
}

function stemEnd(): string {
  const steps = LEAVES.map(({ angle }) => onCircle(angle).join(' '));
  return steps.map((step, index) => (index === 0 ? step : `L${step}`)).join('');
}
