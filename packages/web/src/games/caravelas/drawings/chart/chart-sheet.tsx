import type { JSX } from 'preact';
import { Coast } from '../../../../design/drawings/chart/coast.tsx';
import { CompassRose } from '../../../../design/drawings/chart/compass-rose.tsx';
import { RhumbLines } from '../../../../design/drawings/chart/rhumb-lines.tsx';
import { CHART_HEIGHT, CHART_WIDTH, hexPath, pointOf } from './chart-geometry.ts';
import type { Point } from './chart-geometry.ts';
import { Currents } from './currents.tsx';
import { WORLD_COAST } from './world-coast.ts';
import './chart-sheet.css';

export interface SheetWords {
  readonly seas: readonly SheetName[];
  readonly lands: readonly SheetName[];
  readonly equator: string;
  readonly cancer: string;
  readonly capricorn: string;
}

/** A name and where it stands, in degrees. */
export interface SheetName {
  readonly name: string;
  readonly at: readonly [lon: number, lat: number];
}

interface Props {
  readonly spaces: readonly Point[];
  readonly currents: readonly (readonly Point[])[];
  /** Sides of spaces that cannot be crossed, and those where one ocean meets the other. */
  readonly closed: string;
  readonly frontier: string;
  readonly words: SheetWords;
}

const WATER_LINES = [
  [13, 0.3],
  [8.5, 0.45],
  [4.2, 0.75],
] as const;

const TROPIC = 23.4;
/** In the desert: elsewhere something lies over it. */
const ROSE = pointOf(21, 23);

/** Everything of the chart that never changes: sea, land, spaces, currents, names. */
export function ChartSheet(props: Props): JSX.Element {
  const { spaces, currents, closed, frontier, words } = props;
  const far = pointOf(84, -33);
  return (
    <g class="caravelas-sheet-ground" aria-hidden="true">
      <rect class="caravelas-sheet-sea" x="-20" y="-20" width={CHART_WIDTH + 40} height={CHART_HEIGHT + 40} />
      <path class="caravelas-sheet-degrees" d={degrees()} />
      <path class="caravelas-sheet-circles" d={[0, TROPIC, -TROPIC].map(parallel).join('')} />
      <RhumbLines cx={ROSE.x} cy={ROSE.y} to={1300} count={32} />
      <RhumbLines cx={far.x} cy={far.y} to={900} count={16} />
      <path class="caravelas-sheet-spaces" d={spaces.map((space) => hexPath(space, 0.985)).join('')} />
      <Currents paths={currents} />
      <Coast path={WORLD_COAST} lines={WATER_LINES} />
      <path class="caravelas-sheet-closed" d={closed} />
      <path class="caravelas-sheet-frontier" d={frontier} />
      <CompassRose cx={ROSE.x} cy={ROSE.y} r={27} north />
      <g class="caravelas-sheet-seas">{words.seas.map(named)}</g>
      <g class="caravelas-sheet-lands">{words.lands.map(named)}</g>
      <g class="caravelas-sheet-latitudes">
        <text x={12} y={pointOf(0, 0).y - 4}>
          {words.equator}
        </text>
        <text x={12} y={pointOf(0, TROPIC).y + 12}>
          {words.cancer}
        </text>
        <text x={CHART_WIDTH - 18} y={pointOf(0, -TROPIC).y + 12} text-anchor="end">
          {words.capricorn}
        </text>
      </g>
    </g>
  );
}

function named({ name, at: [lon, lat] }: SheetName): JSX.Element {
  const { x, y } = pointOf(lon, lat);
  return (
    <text key={name} x={x} y={y}>
      {name}
    </text>
  );
}

function parallel(lat: number): string {
  return `M0 ${pointOf(0, lat).y}H${CHART_WIDTH}`;
}

function degrees(): string {
  let d = '';
  for (let lon = -90; lon <= 140; lon += 15) d += `M${pointOf(lon, 0).x} 0V${CHART_HEIGHT}`;
  for (let lat = 60; lat >= -45; lat -= 15) d += parallel(lat);
  return d;
}
