import type { ComponentChildren, JSX } from 'preact';
import { ChartNames } from '../../../design/drawings/chart/chart-names.tsx';
import { BOARD_LINES, Coast } from '../../../design/drawings/chart/coast.tsx';
import { CompassRose } from '../../../design/drawings/chart/compass-rose.tsx';
import { Neatline } from '../../../design/drawings/chart/neatline.tsx';
import { RhumbLines } from '../../../design/drawings/chart/rhumb-lines.tsx';
import { SPANISH_MAIN } from './spanish-main.ts';
import './chart-sheet.css';

interface Sheet {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Props {
  readonly sheet: Sheet;
  readonly lanes: readonly string[];
  readonly zoneLines: readonly string[];
  readonly children: ComponentChildren;
}

/** As the charts of the time call them: the same in every language. */
const SEAS = [
  { x: 250, y: 30, name: 'Golfo de México' },
  { x: 770, y: 262, name: 'Mar de las Antillas' },
  { x: 800, y: 58, name: 'Mar del Norte' },
  { x: 334, y: 424, name: 'Mar del Sur' },
] as const;
const LANDS = [
  { x: 122, y: 248, name: 'Nueva España' },
  { x: 292, y: 204, name: 'Yucatán' },
  { x: 488, y: -30, name: 'Florida' },
  { x: 486, y: 63, name: 'Cuba' },
  { x: 690, y: 452, name: 'Tierra Firme' },
] as const;

/** The sheet of the Caribbean: coasts, courses of the treasure ships, zones, and whatever lies on it. */
export function ChartSheet({ sheet, lanes, zoneLines, children }: Props): JSX.Element {
  const { x, y, width, height } = sheet;
  return (
    <svg class="drake-chart-sheet" viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      <rect class="drake-chart-sheet-sea" x={x} y={y} width={width} height={height} />
      <RhumbLines cx={700} cy={236} to={1100} />
      <Coast path={SPANISH_MAIN} lines={BOARD_LINES} />
      <ChartNames class="drake-chart-sheet-land" names={LANDS} />
      <ChartNames class="drake-chart-sheet-water" names={SEAS} />
      <CompassRose cx={176} cy={396} r={46} north />
      {lanes.map((d) => (
        <path key={d} class="drake-chart-sheet-lane" d={d} />
      ))}
      {zoneLines.map((d) => (
        <path key={d} class="drake-chart-sheet-zone" d={d} />
      ))}
      {children}
      <g transform={`translate(${x} ${y})`}>
        <Neatline width={width} height={height} step={24} thickness={8} />
      </g>
    </svg>
  );
}
