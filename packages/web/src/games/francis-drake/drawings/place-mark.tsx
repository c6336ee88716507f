import type { JSX } from 'preact';
import { Ship } from '../../../design/drawings/ship.tsx';
import type { SignName } from './sign.tsx';
import { signPath } from './sign.tsx';
import type { TreasureKind } from './treasure.tsx';
import { TreasureShape } from './treasure.tsx';
import './place-mark.css';

type MarkKind = 'town' | 'fort' | 'galleon' | 'trade';

interface MarkProps {
  readonly kind: MarkKind;
  readonly x: number;
  readonly y: number;
  readonly zone: number;
  readonly treasure: TreasureKind | undefined;
}

const MARK_SIGNS = { town: 'town', fort: 'fort', trade: 'scales' } as const;

/** A destination where it lies: a town, a fort, a port, or a treasure ship under sail. */
export function PlaceMark({ kind, x, y, zone, treasure }: MarkProps): JSX.Element {
  return (
    <g transform={`translate(${x} ${y})`} class={`drake-place-mark drake-zone-${zone}`}>
      {kind === 'galleon' ? (
        <g transform="translate(-25 -25) scale(0.42)">
          <Ship kind="g" neutral />
        </g>
      ) : (
        <>
          <circle class="drake-place-mark-ground" r="13.5" />
          <path
            class="drake-place-mark-sign"
            transform="translate(-9 -9) scale(0.0352)"
            d={signPath(MARK_SIGNS[kind])}
          />
        </>
      )}
      {treasure !== undefined && (
        <g transform={kind === 'galleon' ? 'translate(8 -26) scale(1.15)' : 'translate(5 -21) scale(1.15)'}>
          <TreasureShape kind={treasure} />
        </g>
      )}
    </g>
  );
}

interface CircleProps {
  readonly x: number;
  readonly y: number;
  readonly zone: number;
  readonly number: number;
}

/** An empty circle of a destination, in the colour of its zone. */
export function ChartCircle({ x, y, zone, number }: CircleProps): JSX.Element {
  return (
    <g transform={`translate(${x} ${y})`} class={`drake-chart-circle drake-zone-${zone}`}>
      <circle class="drake-chart-circle-ring" r="10.8" />
      <text class="drake-chart-circle-number" y="4.8">
        {number}
      </text>
    </g>
  );
}

export interface Fact {
  readonly sign: SignName;
  readonly text: string;
}

interface FactsProps {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly facts: readonly Fact[];
  readonly points: number;
}

const SIGN = 14.5;
const LETTER = 8.2;
const PAD = 5;
const POINTS = 19;

/** What a destination takes, and what it is worth: on a little plate. */
export function FactsPlate({ x, y, anchor, facts, points }: FactsProps): JSX.Element {
  const widths = facts.map(({ text }) => SIGN + 2 + text.length * LETTER + PAD);
  const width = PAD + widths.reduce((sum, each) => sum + each, 0) + (points > 0 ? POINTS + 1 : 0);
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return (
    <g transform={`translate(${left} ${y - 10.5})`}>
      <rect class="drake-facts-plate" width={width} height="21" rx="4" />
      {facts.map(({ sign, text }, i) => {
        const at = PAD + widths.slice(0, i).reduce((sum, each) => sum + each, 0);
        return (
          <g key={sign} transform={`translate(${at} 0)`}>
            <path
              class="drake-facts-plate-sign"
              transform={`translate(0 3.2) scale(${SIGN / 512})`}
              d={signPath(sign)}
            />
            <text class="drake-facts-plate-text" x={SIGN + 2} y="15.8">
              {text}
            </text>
          </g>
        );
      })}
      {points > 0 && (
        <g transform={`translate(${width - POINTS / 2 - 1.5} 10.5)`}>
          <circle class="drake-facts-plate-worth" r="9.4" />
          <text class="drake-facts-plate-points" y="4.8">
            {points}
          </text>
        </g>
      )}
    </g>
  );
}
