import type { ComponentChildren, JSX } from 'preact';
import { BrandMark } from '../drawings/brand-mark.tsx';
import './top-bar.css';

interface Props {
  readonly home: string;
  readonly brand: string;
  /** The game or the page, in its own voice. */
  readonly place?: string;
  /** Small facts: table, round, goal (what ends the game). On a phone only those marked `keep` stay. */
  readonly facts?: readonly {
    readonly text: ComponentChildren;
    readonly keep?: boolean;
    readonly goal?: boolean;
  }[];
  /** Language, help, chart, settings. */
  readonly tools?: ComponentChildren;
}

export function TopBar({ home, brand, place, facts = [], tools }: Props): JSX.Element {
  return (
    <header class="top-bar">
      <a class="top-bar-brand" href={home}>
        <BrandMark />
        <span class={place === undefined ? '' : 'top-bar-brand-name'}>{brand}</span>
      </a>
      {place !== undefined && <span class="top-bar-place">{place}</span>}
      {facts.map(({ text, keep, goal }, i) => (
        <span
          key={i}
          class={keep === true ? 'top-bar-fact' : 'top-bar-fact top-bar-fact-wide'}
          {...(goal === true ? { 'data-goal': true } : {})}
        >
          {text}
        </span>
      ))}
      <div class="top-bar-tools">{tools}</div>
    </header>
  );
}
