import type { ComponentChildren, JSX } from 'preact';
import { Coast } from '../../../design/drawings/chart/coast.tsx';
import { RhumbLines } from '../../../design/drawings/chart/rhumb-lines.tsx';
import { HARBOUR_COAST } from './harbour-coast.ts';
import './harbour.css';
import './sheet-of-sea.css';

const WATER = [
  [30, 0.35],
  [20, 0.5],
  [10, 0.8],
] as const;

/** A place in the river and the card that lies there. */
export interface Berth {
  readonly id: string;
  readonly card: ComponentChildren;
}

interface Props {
  readonly label: string;
  readonly head: ComponentChildren;
  /** Draw pile, odds, discard: left of the river, or under it on a small screen. */
  readonly piles: ComponentChildren;
  readonly river: readonly Berth[];
  readonly riverLabel: string;
  /** Stands in the river while no card does. */
  readonly empty?: ComponentChildren;
  /** Expeditions, on land. */
  readonly below?: ComponentChildren;
  /** Contracts, across the whole width. */
  readonly foot?: ComponentChildren;
}

/** Port Royal drawn with the south up, so that ships lie on water and expeditions on land. */
export function Harbour({ label, head, piles, river, riverLabel, empty, below, foot }: Props): JSX.Element {
  return (
    <section class="pr-sheet-of-sea pr-harbour" aria-label={label}>
      <svg
        class="pr-harbour-chart"
        viewBox="0 0 1080 430"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <RhumbLines cx={985} cy={60} to={1300} />
        <Coast path={HARBOUR_COAST} lines={WATER} />
      </svg>
      <div class="pr-harbour-head">{head}</div>
      <div class="pr-harbour-piles">{piles}</div>
      {river.length === 0 ? (
        <div class="pr-harbour-river">{empty}</div>
      ) : (
        <ul class={`pr-harbour-river pr-harbour-river-${crowd(river.length)}`} aria-label={riverLabel}>
          {river.map(({ id, card }) => (
            <li key={id} class="pr-harbour-berth" data-thing={id}>
              {card}
            </li>
          ))}
        </ul>
      )}
      {below !== undefined && <div class="pr-harbour-below">{below}</div>}
      {foot !== undefined && <div class="pr-harbour-foot">{foot}</div>}
    </section>
  );
}

/** The river keeps its height: the more cards, the closer they lie and the smaller they are. */
function crowd(cards: number): 'few' | 'some' | 'many' | 'most' {
  if (cards <= 3) return 'few';
  if (cards <= 8) return 'some';
  return cards <= 10 ? 'many' : 'most';
}
