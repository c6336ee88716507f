import type { ComponentChildren, JSX } from 'preact';
import './cards/crew-card.css';

interface Props {
  readonly label: string;
  /** One crew card each. */
  readonly children: readonly ComponentChildren[];
}

/** The persons of a panel: a grid, or a strip to swipe on a phone. */
export function Crew({ label, children }: Props): JSX.Element {
  return (
    // The strip of a phone scrolls, also by keyboard.
    <ul class="pr-crew" aria-label={label} tabIndex={0}>
      {children.map((card, i) => (
        <li key={i} class="pr-crew-place">
          {card}
        </li>
      ))}
    </ul>
  );
}
