import type { JSX } from 'preact';
import { SIGNS } from './medal-signs.ts';
import './medal-emblem.css';

interface Props {
  readonly sign: string;
  readonly struck: boolean;
  /** Another wash and edge for neighbours. */
  readonly kind: number;
}

const MARKS = [36, 24, 48] as const;
const EDGES = ['M24 .8V4', 'M22.4 3.6Q24 3.4 25.2 .8', 'M24 1.2a1 1 0 1 0 .1 0Z'] as const;

/** A struck medal: an edge, a wash, a sign in ink. One that is still to be won is pencilled. */
export function MedalEmblem({ sign, struck, kind }: Props): JSX.Element {
  const d = SIGNS[sign] ?? SIGNS['star'];
  if (!struck) {
    return (
      <svg class="medal medal-locked" viewBox="0 0 48 48" aria-hidden="true">
        <circle class="medal-pencil" cx="24" cy="24" r="22.5" />
        <path class="medal-sign" d={d} transform="translate(8.4 8.4) scale(.65)" />
      </svg>
    );
  }
  const edge = kind % EDGES.length;
  const marks = MARKS[edge] ?? 36;
  return (
    <svg class={`medal medal-wash-${kind % 5}`} viewBox="0 0 48 48" aria-hidden="true">
      <circle class="medal-rim" cx="24" cy="24" r="23.2" />
      <circle class="medal-face" cx="24" cy="24" r="19.6" />
      {Array.from({ length: marks }, (_, i) => (
        <path key={i} class="medal-mark" d={EDGES[edge]} transform={`rotate(${(i * 360) / marks} 24 24)`} />
      ))}
      <path class="medal-sign" d={d} transform="translate(9.6 9.6) scale(.6)" />
    </svg>
  );
}
