import type { JSX } from 'preact';
import type { ShipKind } from './ships.ts';
import './flag.css';

interface Props {
  readonly kind: ShipKind;
  /** Not in port: the cut dashed, without its colour. */
  readonly missing?: boolean;
  /** What it means, where no words beside it say so. */
  readonly label?: string;
  readonly class?: string;
}

/** Each kind has its own cut, and the same letter in English, French and Dutch. */
const CUTS: Readonly<Record<ShipKind, { readonly d: string; readonly letterAt: number }>> = {
  p: { d: 'M5 3L34 13 5 23Z', letterAt: 13 },
  f: { d: 'M5 3H33L26 13 33 23H5Z', letterAt: 15.5 },
  b: { d: 'M5 3H31V23H5Z', letterAt: 18 },
  r: { d: 'M5 3H25Q35 13 25 23H5Z', letterAt: 17 },
  g: { d: 'M5 3H34L28 8 34 13 28 18 34 23H5Z', letterAt: 17 },
  a: { d: 'M5 3H24L36 13 24 23H5L11 13Z', letterAt: 20 },
};

export function Flag({ kind, missing = false, label, class: more }: Props): JSX.Element {
  const { d, letterAt } = CUTS[kind];
  const classes = [
    'flag',
    `flag-${kind}`,
    ...(missing ? ['flag-missing'] : []),
    ...(more === undefined ? [] : [more]),
  ];
  const naming =
    label === undefined ? { 'aria-hidden': true } : { role: 'img' as const, 'aria-label': label };
  return (
    <svg class={classes.join(' ')} viewBox="0 0 37 34" {...naming}>
      <path class="flag-staff" d="M4 1V33" />
      <path class="flag-cloth" d={d} />
      <text class="flag-letter" x={letterAt} y="17.6">
        {kind.toUpperCase()}
      </text>
    </svg>
  );
}
