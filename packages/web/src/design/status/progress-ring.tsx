import type { JSX } from 'preact';
import './progress-ring.css';

interface Props {
  /** From 0 to 1. */
  readonly share: number;
  /** A sign in the middle. */
  readonly mark?: 'risk' | 'none';
  readonly label?: string;
}

const ROUND = 2 * Math.PI * 15;

/** A share of a whole, in the colour of the words around it. */
export function ProgressRing({ share, mark = 'none', label }: Props): JSX.Element {
  const run = ROUND * Math.max(0, Math.min(1, share));
  const naming =
    label === undefined ? { 'aria-hidden': true } : { role: 'img' as const, 'aria-label': label };
  return (
    <svg class="progress-ring" viewBox="0 0 36 36" {...naming}>
      <circle class="progress-ring-whole" cx="18" cy="18" r="15" />
      <circle
        class="progress-ring-run"
        cx="18"
        cy="18"
        r="15"
        stroke-dasharray={`${run.toFixed(1)} ${ROUND.toFixed(1)}`}
      />
      {mark === 'risk' && <path class="progress-ring-mark" d="M18 11v8M18 23.5v1" />}
    </svg>
  );
}
