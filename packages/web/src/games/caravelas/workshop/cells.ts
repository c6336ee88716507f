/** Where columns and rows lie on the chart: odd columns half a space lower. */
import type { Content } from '@captains-table/caravelas';
import type { Point } from '../drawings/chart/chart-geometry.ts';
import { CHART_HEIGHT, CHART_WIDTH, pointOf } from '../drawings/chart/chart-geometry.ts';

type Space = Content['map']['spaces'][number];
type Cell = Pick<Space, 'col' | 'row' | 'lon' | 'lat'>;

const WEST = -88;
const NORTH = 56;
const WIDTH = 7.5;
const HEIGHT = 8.5;
const COLUMNS = 31;
const ROWS = 13;

function cellOf(col: number, row: number): Cell {
  const lower = col % 2 === 0 ? 0 : HEIGHT / 2;
  return { col, row, lon: WEST + WIDTH * col, lat: NORTH - lower - HEIGHT * row };
}

const CELLS: readonly (Cell & { readonly point: Point })[] = Array.from({ length: COLUMNS * ROWS }, (_, at) =>
  cellOf(at % COLUMNS, Math.floor(at / COLUMNS)),
)
  .map((cell) => ({ ...cell, point: pointOf(cell.lon, cell.lat) }))
  .filter(({ point: { x, y } }) => x > 0 && y > 0 && x < CHART_WIDTH && y < CHART_HEIGHT);

/** The nearest cell on the sheet. */
export function cellAt({ x, y }: Point): Cell & { readonly point: Point } {
  const away = ({ point }: { readonly point: Point }) => Math.hypot(point.x - x, point.y - y);
  return CELLS.reduce((best, cell) => (away(cell) < away(best) ? cell : best));
}

/** Whether two spaces have a side in common. */
export function areBeside(a: Space, b: Space): boolean {
  const [from, to] = [pointOf(a.lon, a.lat), pointOf(b.lon, b.lat)];
  const away = Math.hypot(from.x - to.x, from.y - to.y);
  return away > 1 && away < 43;
}
