import type { Signal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import { hexPath } from '../drawings/chart/chart-geometry.ts';
import type { ChartCamera } from '../../../board-kit/camera/use-camera.ts';
import type { BoardProps } from '../../../board-kit/board.ts';
import type { Move, Table } from '../board/table.ts';
import type { Place } from './places.ts';
import { spoken } from './spoken-label.ts';
import { clickOn, targetsOf } from './targets.ts';
import { towards } from './towards.ts';
import { voyageOf } from '../board/voyage.ts';

interface Props {
  readonly board: BoardProps;
  readonly table: Table;
  readonly camera: ChartCamera;
}

/**
 * Every space as something to look at, to click and to go to by arrow keys. One of them is a stop for the tab key, and
 * those that can be sailed to now.
 */
export function Spaces(props: Props): JSX.Element {
  const { table } = props;
  const { next, reach } = targetsOf(table);
  const cursor = useSignal(ownSpace(table) ?? table.places.ofPort(table.places.home)?.id ?? '');
  const pressedAt = useRef<Point>([-1, -1]);
  return (
    <g class="caravelas-spaces">
      {table.places.all.map((place) => (
        <Space
          key={place.id}
          {...props}
          place={place}
          legal={next.has(place.id)}
          reached={reach.has(place.id)}
          cursor={cursor}
          pressedAt={pressedAt}
        />
      ))}
    </g>
  );
}

type Point = readonly [x: number, y: number];

interface SpaceProps extends Props {
  readonly place: Place;
  readonly legal: boolean;
  /** Whether the viewer could get there in more than one step. */
  readonly reached: boolean;
  /** The space that the tab key stops at. */
  readonly cursor: Signal<string>;
  readonly pressedAt: RefObject<Point>;
}

function Space(props: SpaceProps): JSX.Element {
  const { place, board, table, legal, reached, cursor, pressedAt } = props;
  const { plan, looked } = voyageOf(board);
  const state = legal ? ' caravelas-space-legal' : reached ? ' caravelas-space-reach' : '';
  /** The page may move under a mouse that rests after a click: that is no wish to look at something else. */
  const isMouse = ({ pointerType, clientX, clientY }: PointerEvent) =>
    pointerType === 'mouse' && (clientX !== pressedAt.current?.[0] || clientY !== pressedAt.current[1]);
  return (
    <g
      class={`caravelas-space${state}`}
      data-space={place.id}
      role="button"
      tabIndex={legal || cursor.value === place.id ? 0 : -1}
      aria-label={spoken(place, board, table)}
      onClick={({ clientX, clientY }) => {
        pressedAt.current = [clientX, clientY];
        press(props);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault();
          press(props);
        } else if (event.key === 'Escape') plan.value = undefined;
        else walk(event, props);
      }}
      onPointerEnter={(event) => {
        if (isMouse(event)) looked.value = place.id;
      }}
      onPointerLeave={(event) => {
        if (isMouse(event) && looked.peek() === place.id) looked.value = undefined;
      }}
      onFocus={() => {
        cursor.value = place.id;
        looked.value = place.id;
      }}
      onBlur={() => {
        if (looked.peek() === place.id) looked.value = undefined;
      }}
    >
      <path d={hexPath(place.point, 0.97)} />
    </g>
  );
}

function ownSpace({ view, seat }: Table): string | undefined {
  return view.fleets[seat ?? Math.max(0, view.active)]?.at;
}

function press({ place, board, table, cursor }: SpaceProps): void {
  const { plan, looked, windReady } = voyageOf(board);
  const planned = plan.peek();
  const click = clickOn(table, place.id, planned, windReady.peek());
  cursor.value = place.id;
  if (click.do === 'move') {
    plan.value = planned?.to === place.id ? { ...planned, sailing: true } : undefined;
    looked.value = undefined;
    board.onMove(click.move);
  } else if (click.do === 'plan') {
    plan.value = click.plan;
    looked.value = place.id;
  } else {
    looked.value = place.id;
    if (planned !== undefined) plan.value = undefined;
    else if (table.mine && (table.pending?.kind === 'turn' || table.pending?.kind === 'bonus')) {
      askToSail(place, board, table);
    }
  }
}

/** A neighbour that cannot be sailed to: the rules say why. */
function askToSail(place: Place, board: BoardProps, table: Table): void {
  const asked: Move = { kind: table.pending?.kind === 'bonus' ? 'drift' : 'sail', to: place.id };
  if (ownSpace(table) !== place.id) board.onMove(asked);
}

function walk(event: KeyboardEvent, { place, table, camera, cursor }: SpaceProps): void {
  const to = towards(place, event.key, table.places);
  if (to === undefined) return;
  event.preventDefault();
  cursor.value = to.id;
  camera.show(to.point);
  const svg = event.currentTarget instanceof Element ? event.currentTarget.parentElement : null;
  svg?.querySelector<SVGElement>(`[data-space="${to.id}"]`)?.focus({ preventScroll: true });
}
