/** The chart of a campaign: coasts in pencil, and in ink what lies along the way that was sailed. */
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Coast } from '../design/drawings/chart/coast.tsx';
import { CompassRose } from '../design/drawings/chart/compass-rose.tsx';
import { Neatline } from '../design/drawings/chart/neatline.tsx';
import { RhumbLines } from '../design/drawings/chart/rhumb-lines.tsx';
import { Ship } from '../design/drawings/ship.tsx';
import type { ChapterMark } from './branches.ts';
import { roman } from './branches.ts';
import type { ChartPlan, KeptProps } from './chart-plan.ts';
import { legTo, stopOf } from './chart-plan.ts';
import { campaignWords } from './words.ts';
import './campaign-chart.css';

interface Props {
  readonly plan: ChartPlan;
  readonly marks: readonly ChapterMark[];
  readonly kept: KeptProps;
}

export function CampaignChart({ plan, marks, kept }: Props): JSX.Element {
  const { width, height, Marks } = plan;
  const reached = marks.filter(({ is }) => is !== 'sealed');
  const done = reached.filter(({ is }) => is === 'done').length;
  const legs = reached.slice(1).map(({ chapter, is }) => ({ chapter, is, d: legTo(plan, chapter) }));
  const last = reached.at(-1)?.chapter ?? 1;
  const [shipX, shipY] = stopOf(plan, last);
  return (
    <svg
      class="campaign-chart"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={campaignWords.value.chart(done, marks.length)}
    >
      <rect class="campaign-chart-blank" width={width} height={height} />
      <Grid width={width} height={height} />
      <path class="campaign-chart-pencil" d={plan.coast} />
      <Inked plan={plan} route={[startOf(plan), ...legs.map(({ d }) => d)].join('')} />
      {legs.map(({ chapter, is, d }) => (
        <g key={chapter}>
          <path class="campaign-chart-bed" d={d} />
          <path
            class={is === 'now' ? 'campaign-chart-leg campaign-chart-leg-now' : 'campaign-chart-leg'}
            d={d}
          />
        </g>
      ))}
      <CompassRose cx={width - 96} cy={92} r={40} north />
      {Marks !== undefined && <Marks {...kept} />}
      {reached.map((mark) => (
        <Stop key={mark.chapter} at={stopOf(plan, mark.chapter)} mark={mark} />
      ))}
      <g transform={`translate(${shipX + 20} ${Math.max(14, shipY - 74)}) scale(.62)`}>
        <Ship kind="f" neutral />
      </g>
      <Neatline width={width} height={height} step={25} thickness={9} />
    </svg>
  );
}

function startOf(plan: ChartPlan): string {
  const [x, y] = stopOf(plan, 1);
  return `M${x} ${y}h1`;
}

function Grid({ width, height }: Pick<ChartPlan, 'width' | 'height'>): JSX.Element {
  const step = 83;
  const across = Array.from({ length: Math.floor(width / step) }, (_, i) => `M${(i + 1) * step} 0V${height}`);
  const down = Array.from({ length: Math.floor(height / step) }, (_, i) => `M0 ${(i + 1) * step}H${width}`);
  return <path class="campaign-chart-grid" d={[...across, ...down].join('')} />;
}

/** The sea along the route; its edge is torn, as wide as a lookout sees. */
function Inked({ plan, route }: { readonly plan: ChartPlan; readonly route: string }): JSX.Element {
  const id = useId();
  const { width, height, coast } = plan;
  const area = { x: -200, y: -200, width: width + 400, height: height + 400 };
  return (
    <>
      <defs>
        <filter id={`${id}-torn`} filterUnits="userSpaceOnUse" {...area}>
          <feTurbulence type="fractalNoise" baseFrequency=".013" numOctaves={2} seed={7} />
          <feDisplacementMap in="SourceGraphic" scale={46} />
        </filter>
        <mask id={`${id}-seen`} maskUnits="userSpaceOnUse" x={0} y={0} width={width} height={height}>
          <path class="campaign-chart-seen" d={route} filter={`url(#${id}-torn)`} />
        </mask>
      </defs>
      <path class="campaign-chart-edge" d={route} filter={`url(#${id}-torn)`} />
      <g mask={`url(#${id}-seen)`}>
        <rect class="campaign-chart-sea" width={width} height={height} />
        <RhumbLines cx={width * 0.7} cy={height * 0.5} to={1200} />
        <Coast
          path={coast}
          lines={[
            [13, 0.3],
            [8, 0.5],
            [4, 0.8],
          ]}
        />
      </g>
    </>
  );
}

interface StopProps {
  readonly at: readonly [x: number, y: number];
  readonly mark: ChapterMark;
}

function Stop({ at: [x, y], mark: { chapter, is } }: StopProps): JSX.Element {
  const done = is === 'done';
  return (
    <g class={done ? 'campaign-stop' : 'campaign-stop campaign-stop-now'} transform={`translate(${x} ${y})`}>
      {!done && <circle class="campaign-stop-halo" r="31" />}
      <circle class="campaign-stop-ground" r="22" />
      <circle class="campaign-stop-rule" r="18" />
      <text class="campaign-stop-number" y="7.5">
        {roman(chapter)}
      </text>
      {done && (
        <g transform="translate(17 -18)">
          <circle class="campaign-stop-ok" r="10" />
          <path class="campaign-stop-check" d="M -4.5 0L-1 3.6 5-3.6" />
        </g>
      )}
    </g>
  );
}
