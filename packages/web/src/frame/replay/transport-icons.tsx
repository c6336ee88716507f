import type { JSX } from 'preact';

interface Props {
  /** Forth instead of back. */
  readonly on?: boolean;
}

function transport(d: string) {
  return function Transport({ on = false }: Props): JSX.Element {
    return (
      <svg class="icon icon-line" viewBox="0 0 512 512" aria-hidden="true">
        <path d={d} transform={on ? 'matrix(-1 0 0 1 512 0)' : undefined} />
      </svg>
    );
  };
}

export const FirstIcon = transport('M120 100v312M400 110L180 256l220 146z');
export const TurnIcon = transport('M250 120L80 256l170 136M430 120L260 256l170 136');
export const StepIcon = transport('M320 100L140 256l180 156');
