import type { JSX } from 'preact';
import { signPath } from '../drawings/sign.tsx';
import { seatNumber } from '../../../design/drawings/seat-number.ts';
import type { Layout } from './geometry/chart-layout.ts';
import { halfOf } from './geometry/geometry.ts';
import { SHEET } from './geometry/layout.ts';
import type { PlaceNow } from './place-now.ts';
import type { Voyage } from './voyage.ts';

interface WayProps {
  readonly voyage: Voyage | undefined;
  readonly seat: number;
  readonly layout: Layout;
}

/** The way to the place that is looked at. */
export function WayShown({ voyage, seat, layout }: WayProps): JSX.Element | undefined {
  if (voyage === undefined) return undefined;
  return (
    <g class={`seat-${seatNumber(seat)}`}>
      {voyage.ways.map(({ stops, points }, i) => (
        <g key={points} class={i === 0 ? undefined : 'ma-way-other'}>
          <path class="ma-way-bed" d={layout.wayPath(stops)} />
          <path class="ma-way" d={layout.wayPath(stops)} />
        </g>
      ))}
    </g>
  );
}

interface StepsProps {
  readonly places: readonly PlaceNow[];
  readonly voyages: ReadonlyMap<string, Voyage>;
  readonly layout: Layout;
}

/** At every place in reach: how many steps it takes, and in villages what they bring. */
export function Steps({ places, voyages, layout }: StepsProps): JSX.Element {
  return (
    <svg class="ma-steps-over" viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} aria-hidden="true">
      {places.map(({ id, kind }) => {
        const voyage = voyages.get(id);
        if (voyage === undefined) return undefined;
        const {
          at: [x, y],
          name,
        } = layout.spotOf(id);
        const [, down] = halfOf(kind);
        const steps = [...new Set(voyage.ways.map(({ points }) => points))].join('/');
        const actions = voyage.actions[0] ?? 0;
        const wide = 14 + steps.length * 9 + (actions > 0 ? 27 : 0);
        return (
          <g
            key={id}
            class="ma-steps"
            transform={`translate(${x - wide / 2 + 4} ${name === 'n' ? y + down - 4 : y - down - 13})`}
          >
            <rect class="ma-steps-plate" x="-4" y="-3" width={wide} height="22" rx="11" />
            <text class="ma-steps-number" x="4" y="13.5">
              {steps}
            </text>
            {actions > 0 && (
              <>
                <g transform={`translate(${7 + steps.length * 9} .5) scale(.0293)`}>
                  <path class="ma-steps-sign" d={signPath('village')} />
                </g>
                <text class="ma-steps-actions" x={23 + steps.length * 9} y="13">
                  {actions}
                </text>
              </>
            )}
          </g>
        );
      })}
    </svg>
  );
}
