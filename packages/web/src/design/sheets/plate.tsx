import type { ComponentChildren, JSX } from 'preact';
import { Neatline } from '../drawings/chart/neatline.tsx';
import './plate.css';

interface Props {
  readonly children: ComponentChildren;
}

/** A sheet of the atlas, 400 by 260, in its neatline. */
export function Plate({ children }: Props): JSX.Element {
  return (
    <svg class="plate" viewBox="0 0 400 260" aria-hidden="true">
      <rect class="plate-sea" width="400" height="260" />
      {children}
      <Neatline width={400} height={260} />
    </svg>
  );
}

interface LabelProps {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** A halo keeps the name readable over lines: of the sea or of the land. */
  readonly on?: 'sea' | 'land';
  readonly children: string;
}

/** A name on the chart. Such names are the same in every language. */
export function PlateLabel({ x, y, size = 20, anchor = 'middle', on, children }: LabelProps): JSX.Element {
  return (
    <text
      class={on === undefined ? 'plate-label' : `plate-label plate-label-on-${on}`}
      x={x}
      y={y}
      font-size={size}
      text-anchor={anchor}
    >
      {children}
    </text>
  );
}

interface PlaceProps {
  readonly at: readonly [x: number, y: number];
  /** The place the game is about. */
  readonly main?: boolean;
}

export function PlatePlace({ at: [x, y], main = false }: PlaceProps): JSX.Element {
  return (
    <circle
      class={main ? 'plate-place plate-place-main' : 'plate-place'}
      cx={x}
      cy={y}
      r={main ? 4.6 : 3.5}
    />
  );
}

interface RouteProps {
  readonly d: string;
  /** The way back is dotted. */
  readonly back?: boolean;
}

export function PlateRoute({ d, back = false }: RouteProps): JSX.Element {
  return (
    <>
      <path class="plate-route-under" d={d} />
      <path class={back ? 'plate-route plate-route-back' : 'plate-route'} d={d} />
    </>
  );
}
