import type { ComponentChildren, JSX } from 'preact';

/** How a card stands at this moment. */
export interface CardStanding<State extends string, Tab> {
  readonly state?: State | undefined;
  /** On the lower edge: what a click does and its price, or the rule against it. */
  readonly tab?: Tab | undefined;
  /** Also called for a quiet card, so that the table can say which rule forbids it. */
  readonly onClick?: (() => void) | undefined;
  /** The id of words that explain the card. */
  readonly describedBy?: string | undefined;
}

interface Props {
  /** The whole card in words. */
  readonly label: string;
  readonly class: string;
  readonly children: ComponentChildren;
  /** The id of words that explain the card. */
  readonly describedBy?: string | undefined;
  /** `quiet` and `gone` cannot be chosen, `selected` and `chosen` are. */
  readonly state?: string | undefined;
  /** Where it is not the state that says so. */
  readonly disabled?: boolean;
  /** The board's own name for it. */
  readonly thing?: string | undefined;
  /** Also called where it is disabled, so that the table can say which rule forbids it. */
  readonly onClick?: (() => void) | undefined;
}

const DISABLED: ReadonlySet<string> = new Set(['quiet', 'gone']);
const PRESSED: ReadonlySet<string> = new Set(['selected', 'chosen']);

/** A card: a button where a click means something, else a picture. */
export function CardButton(props: Props): JSX.Element {
  const { label, describedBy, state = '', disabled = DISABLED.has(state), thing, onClick, children } = props;
  return onClick === undefined ? (
    <div class={props.class} role="img" aria-label={label} aria-describedby={describedBy} data-thing={thing}>
      {children}
    </div>
  ) : (
    <button
      type="button"
      class={props.class}
      data-thing={thing}
      aria-label={label}
      aria-describedby={describedBy}
      aria-disabled={disabled ? true : undefined}
      aria-pressed={PRESSED.has(state) ? true : undefined}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
