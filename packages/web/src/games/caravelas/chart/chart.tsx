import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { CameraTools, WholeChart } from '../../../board-kit/camera/camera-tools.tsx';
import { steer } from '../../../board-kit/camera/steer.ts';
import { useCamera } from '../../../board-kit/camera/use-camera.ts';
import type { ShownMove } from '../../../board-kit/camera/use-follow.ts';
import { useFollow } from '../../../board-kit/camera/use-follow.ts';
import type { ChartCamera } from '../../../board-kit/camera/use-camera.ts';
import { ChartSheet } from '../drawings/chart/chart-sheet.tsx';
import { Neatline } from '../../../design/drawings/chart/neatline.tsx';
import { IconButton } from '../../../design/forms/icon-button.tsx';
import { isStill } from '../../../app/is-still.ts';
import type { BoardProps } from '../../../board-kit/board.ts';
import type { Table } from '../board/table.ts';
import { ChartKey } from './chart-key.tsx';
import { Fleets } from './fleets.tsx';
import { Floats } from './floats.tsx';
import { Decisions } from '../decisions/decisions.tsx';
import { Monastery } from '../decisions/monastery.tsx';
import { PlaceCard } from './place-card.tsx';
import type { Places } from './places.ts';
import { Played } from '../cards/played-card.tsx';
import { PortLabels, Ports, Signs } from './ports.tsx';
import { Glow, RouteCosts, RouteLine } from './route-line.tsx';
import { SHEET } from './sheet.ts';
import { Spaces } from './spaces.tsx';
import './chart.css';

interface Props {
  readonly board: BoardProps;
  readonly table: Table;
}

/** The chart of the world, from Labrador to Tanegashima. */
export function Chart({ board, table }: Props): JSX.Element {
  const { places, view, seat } = table;
  const window = useRef<HTMLDivElement>(null);
  const at = view.fleets[seat ?? Math.max(0, view.active)]?.at ?? '';
  const camera = useCamera(window, SHEET, { at: places.pointOf(at) }, isStill);
  const shown = shownMove(table);
  useFollow(camera, shown, table.mine);
  const deciding =
    table.mine && shown === undefined && (table.pending?.kind === 'turn' || table.pending?.kind === 'bonus');
  // A player who has to sail sees their fleet, and where it may go.
  useEffect(() => {
    if (!deciding) return;
    camera.show(places.pointOf(at));
    if (window.current !== null && isCovered(window.current)) camera.lift(places.pointOf(at), MIDDLE);
  }, [deciding, at]);
  return (
    <div class="caravelas-chart" data-board-frame>
      <div class="caravelas-chart-head" data-over-chart>
        <Monastery board={board} table={table} />
      </div>
      <div class="caravelas-chart-window" ref={window}>
        <Drawing board={board} table={table} camera={camera} />
        <Edge camera={camera} />
        <div class="caravelas-chart-over" data-over-chart>
          <Tools camera={camera} table={table} fleet={at} />
          <Played board={board} table={table} />
          <div class="caravelas-chart-foot">
            <ChartKey table={table} />
            <Decisions board={board} table={table} />
            <PlaceCard board={board} table={table} camera={camera} />
          </div>
        </div>
      </div>
    </div>
  );
}

/** Whether something lies over a space that may be chosen. */
function isCovered(window: HTMLElement): boolean {
  const over = [...window.querySelectorAll('.caravelas-chart-tools, .caravelas-chart-foot > *')].map((each) =>
    each.getBoundingClientRect(),
  );
  return [...window.querySelectorAll('.caravelas-space-legal')].some((space) => {
    const { left, right, top, bottom } = space.getBoundingClientRect();
    return over.some((box) => left < box.right && right > box.left && top < box.bottom && bottom > box.top);
  });
}

/** Where the fleet of another player is that is shown moving. */
function shownMove({ latest: { number, events }, showing, seat, places }: Table): ShownMove | undefined {
  if (!showing) return undefined;
  const last = events.findLast((event) => 'at' in event && event.seat !== seat);
  return last !== undefined && 'at' in last ? { number, at: places.pointOf(last.at) } : undefined;
}

interface DrawingProps extends Props {
  readonly camera: ChartCamera;
}

/** How far down in its window the viewer's fleet is moved: the foot of the chart is needed for words. */
const MIDDLE = 0.45;

/** From how close the years of the ports are shown, and the names of currents. */
const NEAR = 1;

function Drawing({ board, table, camera }: DrawingProps): JSX.Element {
  const { places, words } = table;
  const { sheet } = words;
  const ground = useMemo(
    () => (
      <ChartSheet
        spaces={places.points}
        currents={places.currents}
        closed={places.closedSides}
        frontier={places.frontier}
        words={sheet}
      />
    ),
    [places, sheet],
  );
  const things = useMemo(
    () => (
      <>
        <Glow board={board} table={table} />
        <RouteLine board={board} table={table} />
        <Signs table={table} />
        <Ports board={board} table={table} />
        <RouteCosts board={board} table={table} />
        <PortLabels table={table} />
        <Fleets board={board} table={table} />
        <Floats table={table} />
        <Spaces board={board} table={table} camera={camera} />
      </>
    ),
    [board.play, board.scene, board.latest, board.locale, board.busy, board.seat],
  );
  const { x, y, scale } = camera.camera.value;
  const { width, height } = camera.frame.value;
  const near = scale >= NEAR ? '' : ' caravelas-chart-far';
  return (
    <svg
      class={`caravelas-chart-drawing${near}`}
      viewBox={`${x} ${y} ${width / scale} ${height / scale}`}
      preserveAspectRatio="xMinYMin slice"
      style={`--label:${Math.min(1.25, 1 / Math.sqrt(scale)).toFixed(3)}`}
      role="group"
      aria-label={table.words.chart}
      onKeyDown={(event) => steer(event, camera, focusedPoint(event, places))}
    >
      {ground}
      {things}
    </svg>
  );
}

function focusedPoint({ target }: KeyboardEvent, places: Places) {
  return target instanceof SVGElement ? places.find(target.dataset['space'] ?? '')?.point : undefined;
}

function Edge({ camera }: { readonly camera: ChartCamera }): JSX.Element {
  const { width, height } = camera.frame.value;
  return (
    <svg
      class="caravelas-chart-edge"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <Neatline width={width} height={height} step={24} thickness={9} />
    </svg>
  );
}

interface ToolsProps {
  readonly camera: ChartCamera;
  readonly table: Table;
  readonly fleet: string;
}

function Tools({ camera, table: { places, words }, fleet }: ToolsProps): JSX.Element {
  return (
    <CameraTools camera={camera} words={words.zoom} class="caravelas-chart-tools">
      <IconButton
        icon="anchor"
        label={words.zoom.fleet}
        onClick={() => camera.show(places.pointOf(fleet), true)}
      />
      <WholeChart camera={camera} label={words.zoom.whole} />
    </CameraTools>
  );
}
