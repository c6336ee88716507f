import type { JSX } from 'preact';
import { DrawnPortrait } from '../../../../design/drawings/portrait/drawn-portrait.tsx';
import type { ShipKind } from '../../../../design/drawings/ships.ts';
import type { PersonKind } from './portraits.ts';
import { PORTRAITS } from './portraits.ts';

interface Props {
  readonly kind: PersonKind;
  /** The ships the person works with: their cloth is dyed to match. */
  readonly ship?: ShipKind | undefined;
}

export function Portrait({ kind, ship }: Props): JSX.Element {
  return <DrawnPortrait drawing={PORTRAITS[kind]} ship={ship} />;
}
