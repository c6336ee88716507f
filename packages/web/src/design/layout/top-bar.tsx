import type { ComponentChildren, JSX } from 'preact';
import { BrandMark } from '../drawings/brand-mark.tsx';
import './top-bar.css';

export interface Fact {
  readonly text: ComponentChildren;
  /** Stays on a phone. */
  readonly keep?: boolean;
  /** What ends the game. */
  readonly goal?: boolean;
  /** What happened last: takes the room that is left. */
  readonly newest?: boolean;
}

interface Props {
  readonly home: string;
  readonly brand: string;
  /** The game or the page, in its own voice. */
  readonly place?: string;
  /** A part of the place: the chapter of a story. On a phone it stands below. */
  readonly part?: ComponentChildren;
  /** Small facts: table, round, goal (what ends the game). On a phone only those marked `keep` stay. */
  readonly facts?: readonly Fact[];
  /** Language, help, chart, settings. */
  readonly tools?: ComponentChildren;
}

export function TopBar({ home, brand, place, part, facts = [], tools }: Props): JSX.Element {
  return (
    <header class="top-bar">
      <a class="top-bar-brand" href={home}>
        <BrandMark />
        <span class={place === undefined ? '' : 'top-bar-brand-name'}>{brand}</span>
      </a>
      {place !== undefined && (
        <span class="top-bar-where">
          <span class="top-bar-place">{place}</span>
          {part !== undefined && <span class="top-bar-part">{part}</span>}
        </span>
      )}
      {facts.map((fact, i) => (
        <span key={i} class={classOf(fact)} {...(fact.goal === true ? { 'data-goal': true } : {})}>
          {fact.text}
        </span>
      ))}
      <div class="top-bar-tools">{tools}</div>
    </header>
  );
}

function classOf({ keep, newest }: Fact): string {
  if (newest === true) return 'top-bar-newest';
  return keep === true ? 'top-bar-fact' : 'top-bar-fact top-bar-fact-wide';
}
