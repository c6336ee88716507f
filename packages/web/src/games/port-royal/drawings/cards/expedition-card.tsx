import type { Cargo } from '@captains-table/port-royal';
import type { ComponentChildren, JSX } from 'preact';
import { CardButton } from '../../../../board-kit/card-button.tsx';
import { Coin } from '../../../../design/drawings/coin.tsx';
import { Shield } from '../../../../design/drawings/shield.tsx';
import { Icon } from '../../../../design/icon.tsx';
import { CargoSign } from '../cargo-sign.tsx';
import { Glyph } from '../glyph.tsx';
import '../legal-glow.css';
import './expedition-card.css';

export type ExpeditionSymbol = 'anchor' | 'cross' | 'house';

interface Props {
  /** Each wanted symbol, and whether I could send a person for it. */
  readonly symbols: readonly { readonly symbol: ExpeditionSymbol; readonly have: boolean }[];
  /** A kept ship with this cargo is given as well. */
  readonly cargo?: { readonly cargo: Cargo; readonly have: boolean };
  readonly name: string;
  /** `You have one` */
  readonly note?: string;
  readonly coins: number;
  readonly influence: number;
  /** The whole card in words. */
  readonly label: string;
  readonly state?: 'legal' | 'quiet' | 'selected';
  readonly onClick?: () => void;
  readonly describedBy?: string;
}

export function ExpeditionCard(props: Props): JSX.Element {
  const { symbols, cargo, name, note, coins, influence, label, state, onClick, describedBy } = props;
  const classes = state === undefined ? 'pr-expedition' : `pr-expedition pr-expedition-${state}`;
  return (
    <CardButton class={classes} label={label} describedBy={describedBy} state={state} onClick={onClick}>
      <span class="pr-expedition-symbols" aria-hidden="true">
        {symbols.map(({ symbol, have }, i) => (
          <Wanted key={i} have={have}>
            <Glyph name={symbol} />
          </Wanted>
        ))}
        {cargo !== undefined && (
          <Wanted have={cargo.have}>
            <CargoSign cargo={cargo.cargo} />
          </Wanted>
        )}
      </span>
      <span class="pr-expedition-words" aria-hidden="true">
        <b class="pr-expedition-name">{name}</b>
        {note !== undefined && <span class="pr-expedition-note">{note}</span>}
      </span>
      <span class="pr-expedition-gains" aria-hidden="true">
        <Coin value={coins} />
        <Shield value={influence} />
      </span>
    </CardButton>
  );
}

function Wanted({
  have,
  children,
}: {
  readonly have: boolean;
  readonly children: ComponentChildren;
}): JSX.Element {
  return (
    <span class={have ? 'pr-expedition-symbol pr-expedition-symbol-have' : 'pr-expedition-symbol'}>
      {children}
      {have && <Icon name="check" class="pr-expedition-check" />}
    </span>
  );
}
