import type { JSX } from 'preact';
import './treasure.css';

export type TreasureKind = 'silver' | 'gold' | 'jewel';

const SHAPES: Readonly<Record<TreasureKind, { readonly body: string; readonly cut: string }>> = {
  silver: { body: 'M8 2a6 6 0 1 0 .1 0z', cut: 'M8 4.4a3.6 3.6 0 1 0 .1 0z' },
  gold: { body: 'M4.6 4.2h6.8L14.6 13H1.4z', cut: 'M4.6 4.2l1.6 3h3.6l1.6-3M6.2 7.2L4.6 13M9.8 7.2l1.6 5.8' },
  jewel: {
    body: 'M4.4 2.4h7.2L15 6.6 8 14.4 1 6.6z',
    cut: 'M1 6.6h14M5.4 6.6L8 14.4l2.6-7.8M4.4 2.4l1 4.2L8 2.4l2.6 4.2 1-4.2',
  },
};

/** Silver is a coin, gold a bar, a jewel is cut: as a group in a box of 16. */
export function TreasureShape({ kind }: { readonly kind: TreasureKind }): JSX.Element {
  const { body, cut } = SHAPES[kind];
  return (
    <g class={`drake-treasure-shape drake-treasure-${kind}`}>
      <path class="drake-treasure-body" d={body} />
      <path class="drake-treasure-cut" d={cut} />
    </g>
  );
}

export function TreasureSign({
  kind,
  label,
}: {
  readonly kind: TreasureKind;
  readonly label?: string;
}): JSX.Element {
  const naming =
    label === undefined ? { 'aria-hidden': true } : { role: 'img' as const, 'aria-label': label };
  return (
    <svg class="drake-treasure-sign" viewBox="0 0 16 16" {...naming}>
      <TreasureShape kind={kind} />
    </svg>
  );
}
