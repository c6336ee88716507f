import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { hexPath } from '../drawings/chart/chart-geometry.ts';
import type { ChartCamera } from '../../../board-kit/camera/use-camera.ts';
import type { BoardProps } from '../../../board-kit/board.ts';
import type { Move, Table } from '../board/table.ts';
import { HOME, placeOfPort, PLACES } from './places.ts';
import type { Place } from './places.ts';
import { spoken } from './spoken.ts';
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
export function Spaces({ board, table, camera }: Props): JSX.Element {
  const voyage = voyageOf(board);
  const { next, reach } = targetsOf(table);
  const own = table.view.fleets[table.seat ?? Math.max(0, table.view.active)]?.at;
  const cursor = useSignal(own ?? placeOfPort(HOME)?.id ?? '');

  const pressedAt = useRef<readonly [x: number, y: number]>([-1, -1]);
  /** The page may move under a mouse that rests after a click: that is no wish to look at something else. */
  const isMouse = ({ pointerType, clientX, clientY }: PointerEvent) =>
    pointerType === 'mouse' && (clientX !== pressedAt.current[0] || clientY !== pressedAt.current[1]);

  const press = (place: Place) => {
    const click = clickOn(table, place.id, voyage.plan.peek(), voyage.windReady.peek());
    cursor.value = place.id;
    if (click.do === 'move') {
      const plan = voyage.plan.peek();
      voyage.plan.value = plan?.to === place.id ? { ...plan, sailing: true } : undefined;
      voyage.looked.value = undefined;
      board.onMove(click.move);
    } else if (click.do === 'plan') {
      voyage.plan.value = click.plan;
      voyage.looked.value = place.id;
    } else {
      voyage.looked.value = place.id;
      if (voyage.plan.peek() !== undefined) voyage.plan.value = undefined;
      else if (table.mine && (table.pending?.kind === 'turn' || table.pending?.kind === 'bonus')) ask(place);
    }
  };
  /** A neighbour that cannot be sailed to: the rules say why. */
  const ask = (place: Place) => {
    const asked: Move = { kind: table.pending?.kind === 'bonus' ? 'drift' : 'sail', to: place.id };
    if (own !== place.id) board.onMove(asked);
  };
  const walk = (event: KeyboardEvent, place: Place) => {
    const to = towards(place, event.key);
    if (to === undefined) return;
    event.preventDefault();
    cursor.value = to.id;
    camera.show(to.point);
    const svg = event.currentTarget instanceof Element ? event.currentTarget.parentElement : null;
    svg?.querySelector<SVGElement>(`[data-space="${to.id}"]`)?.focus({ preventScroll: true });
  };
  return (
    <g class="caravelas-spaces">
      {PLACES.map((place) => {
        const legal = next.has(place.id);
        const state = legal ? ' caravelas-space-legal' : reach.has(place.id) ? ' caravelas-space-reach' : '';
        return (
          <g
            key={place.id}
            class={`caravelas-space${state}`}
            data-space={place.id}
            role="button"
            tabIndex={legal || cursor.value === place.id ? 0 : -1}
            aria-label={spoken(place, board, table)}
            onClick={(event) => {
              pressedAt.current = [event.clientX, event.clientY];
              press(place);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter' || event.key === ' ') {
                event.preventDefault();
                press(place);
              } else if (event.key === 'Escape') voyage.plan.value = undefined;
              else walk(event, place);
            }}
            onPointerEnter={(event) => {
              if (isMouse(event)) voyage.looked.value = place.id;
            }}
            onPointerLeave={(event) => {
              if (isMouse(event) && voyage.looked.peek() === place.id) voyage.looked.value = undefined;
            }}
            onFocus={() => {
              cursor.value = place.id;
              voyage.looked.value = place.id;
            }}
            onBlur={() => {
              if (voyage.looked.peek() === place.id) voyage.looked.value = undefined;
            }}
          >
            <path d={hexPath(place.point, 0.97)} />
          </g>
        );
      })}
    </g>
  );
}
