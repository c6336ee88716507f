import type { ComponentChildren, JSX } from 'preact';
import { CardButton } from '../../../../board-kit/card-button.tsx';
import { CardBack } from '../../../../design/drawings/card-back.tsx';
import './card-frame.css';
import './card-sizes.css';
import '../legal-glow.css';

/** In full, and as short as the smallest card wants it. */
export interface CardTab {
  readonly full: string;
  readonly brief: string;
}

/** How a card stands at this moment. */
export interface CardStanding {
  /**
   * `legal` may be chosen, `quiet` may not (the tab says why), `selected` is chosen, `clash` ends the turn.
   * Without a state the card is simply there.
   */
  readonly state?: 'legal' | 'quiet' | 'selected' | 'clash' | undefined;
  /** On the lower edge: what a click does and its price, or the rule against it. */
  readonly tab?: CardTab | undefined;
  /** Turns over from its back when it appears. */
  readonly reveal?: boolean | undefined;
  /** Also called for a quiet card, so that the table can say which rule forbids it. */
  readonly onClick?: (() => void) | undefined;
  /** The id of words that explain the card. */
  readonly describedBy?: string | undefined;
}

interface Props extends CardStanding {
  /** The whole card in words. */
  readonly label: string;
  readonly kind: string;
  readonly children: ComponentChildren;
}

export function CardFrame(props: Props): JSX.Element {
  const { label, kind, state, tab, reveal = false, onClick, describedBy, children } = props;
  const classes = ['pr-card', `pr-card-${kind}`];
  if (state !== undefined) classes.push(`pr-card-${state}`);
  if (reveal) classes.push('pr-card-reveal');
  const name = tab === undefined ? label : `${label}. ${tab.full}`;
  const inside = (
    <>
      <span class="pr-card-leaf" aria-hidden="true">
        <span class="pr-card-face">{children}</span>
        {reveal && (
          <span class="pr-card-reverse">
            <CardBack />
          </span>
        )}
      </span>
      {tab !== undefined && (
        <span class="pr-card-tab" aria-hidden="true">
          <span class="pr-card-tab-full">{tab.full}</span>
          <span class="pr-card-tab-brief">{tab.brief}</span>
        </span>
      )}
    </>
  );
  return (
    <CardButton
      class={classes.join(' ')}
      label={name}
      describedBy={describedBy}
      disabled={state === 'quiet'}
      pressed={state === 'selected'}
      onClick={onClick}
    >
      {inside}
    </CardButton>
  );
}

/** Long names are set a little smaller; they never break. */
export function CardName({ children }: { readonly children: string }): JSX.Element {
  const size =
    children.length > 15 ? ' pr-card-name-longest' : children.length > 11 ? ' pr-card-name-long' : '';
  return <span class={`pr-card-name${size}`}>{children}</span>;
}
