import type { ComponentChildren, JSX } from 'preact';
import { Coast } from '../drawings/coast.tsx';
import { RhumbLines } from '../drawings/rhumb-lines.tsx';
import { HARBOUR_COAST } from './harbour-coast.ts';
import './harbour.css';

const WATER = [
  [30, 0.35],
  [20, 0.5],
  [10, 0.8],
] as const;

interface Props {
  readonly label: string;
  readonly head: ComponentChildren;
  /** Draw pile, odds, discard: left of the river, or under it on a phone. */
  readonly piles: ComponentChildren;
  /** One card each. */
  readonly river: readonly ComponentChildren[];
  readonly riverLabel: string;
  /** Expeditions, on land. */
  readonly below?: ComponentChildren;
  readonly belowLabel?: string;
}

/** Port Royal drawn with the south up, so that ships lie on water and expeditions on land. */
export function Harbour({ label, head, piles, river, riverLabel, below, belowLabel }: Props): JSX.Element {
  return (
    <section class="harbour" aria-label={label}>
      <svg
        class="harbour-chart"
        viewBox="0 0 1080 430"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <RhumbLines cx={985} cy={60} to={1300} />
        <Coast path={HARBOUR_COAST} lines={WATER} />
      </svg>
      <div class="harbour-head">{head}</div>
      <div class="harbour-piles">{piles}</div>
      <ul class="harbour-river" aria-label={riverLabel}>
        {river.map((card, i) => (
          <li key={i} class="harbour-berth">
            {card}
          </li>
        ))}
      </ul>
      {below !== undefined && (
        <div class="harbour-below" role="group" aria-label={belowLabel} tabIndex={0}>
          {below}
        </div>
      )}
    </section>
  );
}
