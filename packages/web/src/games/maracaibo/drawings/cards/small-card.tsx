import type { JSX } from 'preact';
import type { CardLine } from './kinds.ts';
import type { CardStanding } from './project-card.tsx';
import { CardLines, CardShell } from './project-card.tsx';
import { Points } from '../marks.tsx';
import './small-card.css';

interface Props extends CardStanding {
  readonly name: string;
  /** What still matters of it. */
  readonly lines: readonly CardLine[];
  readonly points: number;
  readonly label: string;
}

/** A name of more letters is set smaller. */
const LONG_NAME = 15;

/** A card that has been bought: its name and what it does. */
export function SmallCard({ name, lines, points, label, ...standing }: Props): JSX.Element {
  return (
    <CardShell label={label} class="ma-small" {...standing}>
      <span class="ma-small-head">
        <span class={name.length > LONG_NAME ? 'ma-small-name ma-small-name-long' : 'ma-small-name'}>
          {name}
        </span>
        <Points value={points} />
      </span>
      <span class="ma-small-lines">
        <CardLines lines={lines} />
      </span>
    </CardShell>
  );
}
