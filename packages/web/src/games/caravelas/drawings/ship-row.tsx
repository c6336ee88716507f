import type { JSX } from 'preact';
import { Caravel } from './caravel.tsx';
import { Cube } from './cube.tsx';
import type { GoodKind } from './cube.tsx';
import { Glyph } from './glyph.tsx';
import { Icon } from '../../../design/icon.tsx';
import './ship-row.css';

interface Hold {
  readonly good: GoodKind;
  readonly letter: string;
  readonly name: string;
  readonly loaded: boolean;
  /** Said with the name: `loaded`, `empty`. */
  readonly note: string;
  /** Both together. */
  readonly told: string;
}

interface Props {
  readonly name: string;
  readonly state: 'afloat' | 'wreck' | 'locked';
  /** In words, for a ship that does not sail. */
  readonly note?: string;
  readonly holds: readonly Hold[];
  /** The markers that stand on it. */
  readonly markers?: JSX.Element | undefined;
}

/** One ship of a fleet with its two goods. */
export function ShipRow({ name, state, note, holds, markers }: Props): JSX.Element {
  return (
    <li class={`caravelas-ship-row caravelas-ship-row-${state}`}>
      <span class="caravelas-ship-row-drawing" aria-hidden="true">
        {state === 'locked' ? (
          <Icon name="lock" />
        ) : (
          <svg viewBox="0 0 120 92">
            <Caravel />
          </svg>
        )}
        {state === 'wreck' && <Glyph name="wreck" class="caravelas-ship-row-wreck" />}
      </span>
      <span class="caravelas-ship-row-head">
        <span class="caravelas-ship-row-name">{name}</span>
        {markers}
      </span>
      {note !== undefined && <span class="caravelas-ship-row-note">{note}</span>}
      <span class="caravelas-ship-row-holds">
        {holds.map((hold) => (
          <span
            key={hold.good}
            class={hold.loaded ? 'caravelas-hold caravelas-hold-loaded' : 'caravelas-hold'}
            title={hold.told}
          >
            <Cube good={hold.good} letter={hold.letter} missing={!hold.loaded} />
            <span class="caravelas-hold-name">{hold.name}</span>
            <span class="visually-hidden">{hold.note}</span>
          </span>
        ))}
      </span>
    </li>
  );
}
