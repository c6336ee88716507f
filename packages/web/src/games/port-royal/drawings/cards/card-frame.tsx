import type { ComponentChildren, JSX } from 'preact';
import type { CardStanding as AnyStanding } from '../../../../board-kit/card-button.tsx';
import { CardButton } from '../../../../board-kit/card-button.tsx';
import { CardBack } from '../../../../design/drawings/card-back.tsx';
import './card-frame.css';
import './tab.css';
import './card-sizes.css';
import '../legal-glow.css';

/** In full, and as short as the smallest card wants it. */
export interface CardTab {
  readonly full: string;
  readonly brief: string;
}

/**
 * `legal` may be chosen, `quiet` may not (the tab says why), `selected` is chosen, `clash` ends the turn.
 * Without a state the card is simply there.
 */
type State = 'legal' | 'quiet' | 'selected' | 'clash';

export interface CardStanding extends AnyStanding<State, CardTab> {
  /** Turns over from its back when it appears. */
  readonly reveal?: boolean | undefined;
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
  return (
    <CardButton
      class={classes.join(' ')}
      label={name}
      describedBy={describedBy}
      state={state}
      onClick={onClick}
    >
      <span class="pr-card-leaf" aria-hidden="true">
        <span class="pr-card-face">{children}</span>
        {reveal && (
          <span class="pr-card-reverse">
            <CardBack />
          </span>
        )}
      </span>
      {tab !== undefined && (
        <span class="pr-tab pr-card-tab" aria-hidden="true">
          <span class="pr-card-tab-full">{tab.full}</span>
          <span class="pr-card-tab-brief">{tab.brief}</span>
        </span>
      )}
    </CardButton>
  );
}

/** Long names are set a little smaller; they never break. */
export function CardName({ children }: { readonly children: string }): JSX.Element {
  const size =
    children.length > 15 ? ' pr-card-name-longest' : children.length > 11 ? ' pr-card-name-long' : '';
  return <span class={`pr-card-name${size}`}>{children}</span>;
}
