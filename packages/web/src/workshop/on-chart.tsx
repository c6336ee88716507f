import type { ComponentChildren, JSX } from 'preact';
import './plate.css';

interface Props {
  readonly children: ComponentChildren;
  /** What is seen of the chart. */
  readonly box: string;
}

/** A drawing of the chart by itself. */
export function OnChart({ children, box }: Props): JSX.Element {
  return (
    <svg class="ws-on-chart" viewBox={box} aria-hidden="true">
      {children}
    </svg>
  );
}
