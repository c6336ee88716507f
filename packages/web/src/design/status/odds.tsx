import type { JSX } from 'preact';
import { ProgressRing } from './progress-ring.tsx';

interface Props {
  /** From 0 to 1. */
  readonly share: number;
  /** `20% bust` */
  readonly title: string;
  /** `12 of 61` */
  readonly detail: string;
  /** Nothing can go wrong: the quiet colours. */
  readonly safe?: boolean;
}

/** Up to here a risk is small: one in ten. */
const SMALL = 0.1;
/** From here on it is grave: one in four. */
const GRAVE = 0.25;

/** Odds as a share and as a count; the graver, the redder. */
export function Odds({ share, title, detail, safe = false }: Props): JSX.Element {
  return (
    <span class={`odds ${gravity(share, safe)}`}>
      <ProgressRing share={share} mark={safe ? 'none' : 'risk'} />
      <span>
        <b class="odds-title">{title}</b> <span class="odds-detail">{detail}</span>
      </span>
    </span>
  );
}

function gravity(share: number, safe: boolean): string {
  if (safe) return 'odds-safe';
  if (share <= SMALL) return 'odds-small';
  return share < GRAVE ? 'odds-some' : 'odds-grave';
}
