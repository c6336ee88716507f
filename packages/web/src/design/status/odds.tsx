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

/** Odds as a share and as a count. */
export function Odds({ share, title, detail, safe = false }: Props): JSX.Element {
  return (
    <span class={safe ? 'odds odds-safe' : 'odds'}>
      <ProgressRing share={share} mark={safe ? 'none' : 'risk'} />
      <span>
        <b class="odds-title">{title}</b> <span class="odds-detail">{detail}</span>
      </span>
    </span>
  );
}
