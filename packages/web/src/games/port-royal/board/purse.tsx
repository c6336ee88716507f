import type { JSX } from 'preact';
import type { Seat } from '@captains-table/kernel';
import { Coin } from '../../../design/drawings/coin.tsx';
import { Shield } from '../../../design/drawings/shield.tsx';
import { useCounted } from '../../../board-kit/use-counted.ts';

/** A player's coins: where they fly to and from. */
export function Purse({ of, coins }: { readonly of: Seat; readonly coins: number }): JSX.Element {
  return (
    <span data-purse={of}>
      <Coin value={useCounted(coins)} />
    </span>
  );
}

/** A player's influence. */
export function Renown({ of, influence }: { readonly of: Seat; readonly influence: number }): JSX.Element {
  return (
    <span data-renown={of}>
      <Shield value={useCounted(influence)} size="xl" />
    </span>
  );
}
