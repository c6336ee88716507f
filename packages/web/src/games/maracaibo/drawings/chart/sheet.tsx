import type { ComponentChildren, JSX } from 'preact';
import { ChartNames } from '../../../../design/drawings/chart/chart-names.tsx';
import { BOARD_LINES, Coast } from '../../../../design/drawings/chart/coast.tsx';
import { CompassRose } from '../../../../design/drawings/chart/compass-rose.tsx';
import { Neatline } from '../../../../design/drawings/chart/neatline.tsx';
import { RhumbLines } from '../../../../design/drawings/chart/rhumb-lines.tsx';
import { ANTILLES_COAST } from './antilles-coast.ts';
import './sheet.css';

interface Props {
  readonly width: number;
  readonly height: number;
  readonly children: ComponentChildren;
}

const ROSE = { cx: 778, cy: 376 } as const;

/** As the charts of the time call them: the same in every language. */
const SEAS = [
  { x: 432, y: 396, name: 'Mar de las Antillas' },
  { x: 690, y: 66, name: 'Mar del Norte' },
  { x: 94, y: 622, name: 'Mar del Sur' },
] as const;
const LANDS = [{ x: 70, y: 262, name: 'Yucatán' }] as const;

/** The sheet of the Caribbean, and whatever lies on it. */
export function Sheet({ width, height, children }: Props): JSX.Element {
  return (
    <svg class="ma-sheet" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect class="ma-sheet-sea" width={width} height={height} />
      <RhumbLines {...ROSE} to={1100} />
      <Coast path={ANTILLES_COAST} lines={BOARD_LINES} />
      <ChartNames class="ma-sheet-land" names={LANDS} />
      <ChartNames class="ma-sheet-water" names={SEAS} />
      <CompassRose {...ROSE} r={44} north />
      {children}
      <Neatline width={width} height={height} step={25} thickness={9} />
    </svg>
  );
}
