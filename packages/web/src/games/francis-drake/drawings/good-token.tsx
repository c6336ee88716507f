import { defined } from '@captains-table/kernel';
import type { JSX } from 'preact';
import type { SignName } from './sign.tsx';
import { Sign } from './sign.tsx';
import './good-token.css';

export type GoodKind = 'indigo' | 'sugar' | 'coffee' | 'tobacco';

export const GOOD_SIGNS = {
  indigo: 'indigo',
  sugar: 'sugar',
  coffee: 'coffee-beans',
  tobacco: 'tobacco',
} as const satisfies Readonly<Record<GoodKind, SignName>>;

/** A good as a square token with its plant. */
export function GoodToken({
  kind,
  label,
}: {
  readonly kind: GoodKind;
  readonly label?: string;
}): JSX.Element {
  return (
    <span class={`drake-good-token drake-good-${kind}`}>
      <Sign name={GOOD_SIGNS[kind]} {...defined({ label })} />
    </span>
  );
}
