import type { JSX } from 'preact';
import type { SeatNumber } from '../../../../design/drawings/seal.tsx';
import { SealMark } from '../../../../design/drawings/seal.tsx';
import { hexPath } from './chart-geometry.ts';
import type { Point } from './chart-geometry.ts';
import { CubeMark } from '../cube.tsx';
import type { GoodKind } from '../cube.tsx';
import { GLYPHS } from '../glyphs.ts';
import './port-mark.css';

interface Props {
  readonly at: Point;
  readonly value: number;
  readonly home?: boolean;
  readonly good?: { readonly kind: GoodKind; readonly letter: string };
  readonly found?: { readonly seat: SeatNumber; readonly name: string };
  /** One of the viewer's own destinations. */
  readonly wanted?: boolean;
}

/** Nearer to the upper edge a flag would be cut. */
const FLAG_HEIGHT = 34;

/** A port on its space: what it is worth, what it sells, who discovered it. */
export function PortMark({ at, value, home = false, good, found, wanted = false }: Props): JSX.Element {
  return (
    <g
      class={wanted ? 'caravelas-port caravelas-port-wanted' : 'caravelas-port'}
      transform={`translate(${at.x} ${at.y})`}
    >
      <path
        class={home ? 'caravelas-port-hex caravelas-port-home' : 'caravelas-port-hex'}
        d={hexPath({ x: 0, y: 0 }, 0.74)}
      />
      {wanted && (
        <path
          class="caravelas-port-flag"
          d="M8-13v-13M8-26q4-2 7 0t6 0v7q-3 2-6 0t-7 0"
          {...(at.y < FLAG_HEIGHT ? { transform: 'translate(9 14)' } : {})}
        />
      )}
      {home ? (
        <g class="caravelas-port-anchor" transform="scale(.042) translate(-256 -256)">
          <path d={GLYPHS.anchor} />
        </g>
      ) : (
        <text class="caravelas-port-value" y="5.2">
          {value}
        </text>
      )}
      {good !== undefined && (
        <g transform="translate(14 9)">
          <CubeMark good={good.kind} letter={good.letter} />
        </g>
      )}
      {found !== undefined && (
        <g class="caravelas-port-found" transform="translate(-24 -1) scale(.5)">
          <SealMark seat={found.seat} name={found.name} />
        </g>
      )}
    </g>
  );
}

/** On which side of its port a name stands, and whether on water. */
export interface LabelPlace {
  readonly side: 'l' | 'r' | 't' | 'b';
  readonly sea?: boolean;
  readonly by?: readonly [right: number, down: number];
}

interface LabelProps {
  readonly at: Point;
  readonly name: string;
  readonly year?: number;
  readonly place: LabelPlace;
  readonly home?: boolean;
}

const OFFSETS = { r: [21, 1], l: [-21, 1], t: [0, -29], b: [0, 28] } as const;
const ANCHORS = { r: 'start', l: 'end', t: 'middle', b: 'middle' } as const;

export function PortLabel({ at, name, year, place, home = false }: LabelProps): JSX.Element {
  const { side, sea = false, by: [right, down] = [0, 0] } = place;
  const [dx, dy] = OFFSETS[side];
  const [x, y] = [at.x + dx + right, at.y + dy + down];
  return (
    <g
      class={sea ? 'caravelas-port-label caravelas-port-label-sea' : 'caravelas-port-label'}
      text-anchor={ANCHORS[side]}
    >
      <text class={home ? 'caravelas-port-name caravelas-port-name-home' : 'caravelas-port-name'} x={x} y={y}>
        {name}
      </text>
      {year !== undefined && (
        <text class="caravelas-port-year" x={x} y={y} dy="1.1em">
          {year}
        </text>
      )}
    </g>
  );
}
