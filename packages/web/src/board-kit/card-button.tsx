import type { ComponentChildren, JSX } from 'preact';

interface Props {
  /** The whole card in words. */
  readonly label: string;
  readonly class: string;
  readonly children: ComponentChildren;
  /** The id of words that explain the card. */
  readonly describedBy?: string | undefined;
  readonly disabled?: boolean;
  readonly pressed?: boolean;
  /** The board's own name for it. */
  readonly thing?: string | undefined;
  /** Also called where it is disabled, so that the table can say which rule forbids it. */
  readonly onClick?: (() => void) | undefined;
}

/** A card: a button where a click means something, else a picture. */
export function CardButton(props: Props): JSX.Element {
  const { label, describedBy, disabled = false, pressed = false, thing, onClick, children } = props;
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
      aria-pressed={pressed ? true : undefined}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
