import type { JSX } from 'preact';
import './moons.css';

/** Earlier months are long gone. */
const PAST = 3;

/** Months as moons: full when past, half while it lasts, a dashed ring for what is still to come. */
export function Moons({ now, label }: { readonly now: number; readonly label: string }): JSX.Element {
  const past = Array.from({ length: Math.min(now - 1, PAST) }, (_, i) => i);
  const at = (moon: number) => `translate(${15 + moon * 30} 15)`;
  const moons = past.length + 2;
  return (
    <svg class="pr-moons" viewBox={`0 0 ${moons * 30} 30`} width={moons * 26} role="img" aria-label={label}>
      {past.map((moon) => (
        <circle key={moon} class="pr-moons-full" r="11" transform={at(moon)} />
      ))}
      <g transform={at(past.length)}>
        <circle class="pr-moons-ring" r="11" />
        <path class="pr-moons-full" d="M0-11A11 11 0 0 0 0 11A6 11 0 0 0 0-11Z" />
        <circle class="pr-moons-now" r="13.6" />
      </g>
      <circle class="pr-moons-ring pr-moons-unknown" r="11" transform={at(past.length + 1)} />
    </svg>
  );
}
