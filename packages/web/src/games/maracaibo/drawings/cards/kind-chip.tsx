import type { JSX } from 'preact';
import { Sign } from '../sign.tsx';
import type { CardKind } from './kinds.ts';
import { KIND_SIGNS } from './kinds.ts';
import './kind-chip.css';

/** When an effect works: a colour and a sign. */
export function KindChip({ kind }: { readonly kind: CardKind }): JSX.Element {
  return (
    <span class={`ma-kind ma-kind-${kind}`} aria-hidden="true">
      <Sign name={KIND_SIGNS[kind]} />
    </span>
  );
}
