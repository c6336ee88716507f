import type { ComponentProps, JSX } from 'preact';
import { CardButton } from '../../../../board-kit/card-button.tsx';
import { Coin } from '../../../../design/drawings/coin.tsx';
import type { SeatNumber } from '../../../../design/drawings/seal.tsx';
import { Seal } from '../../../../design/drawings/seal.tsx';
import { ContractDrawing } from './contract-drawing.tsx';
import '../legal-glow.css';
import './contract-card.css';
import './tab.css';

interface Marker {
  readonly seat: SeatNumber;
  readonly name: string;
}

interface Props {
  readonly requires: ComponentProps<typeof ContractDrawing>['requires'];
  readonly name: string;
  /** What it asks, in words. */
  readonly words: string;
  /** The reward spaces from left to right: their coins, and who took them. */
  readonly slots: readonly { readonly coins: number; readonly taken?: Marker | undefined }[];
  /** Counting spaces before the rewards, and who stands there. */
  readonly counting?: readonly (readonly Marker[])[];
  /** One space for all: it stands beside the drawing. */
  readonly together?: boolean;
  /** The whole card in words: how it stands. */
  readonly label: string;
  /** On the lower edge: what a click does, or the rule against it. */
  readonly tab?: string;
  readonly state?: 'legal' | 'quiet' | 'done';
  readonly onClick?: () => void;
  /** The id of words that explain it. */
  readonly describedBy?: string;
}

export function ContractCard(props: Props): JSX.Element {
  const {
    requires,
    name,
    words,
    slots,
    counting = [],
    together = false,
    label,
    tab,
    state,
    onClick,
    describedBy,
  } = props;
  const classes = ['pr-contract', ...(together ? ['pr-contract-together'] : [])];
  if (state !== undefined) classes.push(`pr-contract-${state}`);
  const inside = (
    <>
      <ContractDrawing requires={requires} />
      <span class="pr-contract-words" aria-hidden="true">
        <b class={`pr-contract-name${sizeFor(name)}`}>{name}</b>
        <span class="pr-contract-asks">{words}</span>
      </span>
      <span class="pr-contract-spaces" aria-hidden="true">
        {counting.map((markers, i) => (
          <span key={i} class="pr-contract-counting">
            {markers.length === 0
              ? i + 1
              : markers.map((marker) => <Seal key={marker.seat} seat={marker.seat} name={marker.name} />)}
          </span>
        ))}
        {slots.map(({ coins, taken }, i) => (
          <span key={i} class={slotClass(slots, i)} data-slot={i}>
            {taken === undefined ? (
              coins > 0 ? (
                <Coin value={coins} size="s" />
              ) : null
            ) : (
              <Seal seat={taken.seat} name={taken.name} />
            )}
          </span>
        ))}
      </span>
      {tab !== undefined && (
        <span class="pr-tab pr-contract-tab" aria-hidden="true">
          {tab}
        </span>
      )}
    </>
  );
  const full = tab === undefined ? label : `${label}. ${tab}`;
  return (
    <CardButton
      class={classes.join(' ')}
      label={full}
      describedBy={describedBy}
      disabled={state !== 'legal'}
      onClick={onClick}
    >
      {inside}
    </CardButton>
  );
}

/** Only the next free space matters where there is little room. */
function slotClass(slots: Props['slots'], at: number): string {
  const next = slots.findIndex(({ taken }) => taken === undefined);
  return next !== -1 && at > next ? 'pr-contract-slot pr-contract-slot-later' : 'pr-contract-slot';
}

/** A long word is set smaller, so that it need not break. */
function sizeFor(name: string): string {
  const longest = Math.max(...name.split(' ').map((word) => word.length));
  if (longest <= 13) return '';
  return longest <= 16 ? ' pr-contract-name-long' : ' pr-contract-name-longest';
}
