import type { JSX } from 'preact';
import { isKeyOf } from '../app/is-key-of.ts';
import './icon.css';

export interface IconProps<Name extends string> {
  readonly name: Name;
  /** What it means, where no words beside it say so. Without a label it is decoration. */
  readonly label?: string;
  readonly class?: string;
}

/** A component that draws the icons of some records: filled shapes and inked lines. */
export function iconsOf<Filled extends string, Lined extends string>(
  filled: Readonly<Record<Filled, string>>,
  lined: Readonly<Record<Lined, string>>,
) {
  return function Icon({ name, label, class: more }: IconProps<Filled | Lined>): JSX.Element {
    const isLine = isKeyOf(lined, name);
    const d = isLine ? lined[name] : isKeyOf(filled, name) ? filled[name] : undefined;
    const classes = `icon${isLine ? ' icon-line' : ''}${more === undefined ? '' : ` ${more}`}`;
    const path = <path d={d} />;
    return label === undefined ? (
      <svg class={classes} viewBox="0 0 512 512" aria-hidden="true">
        {path}
      </svg>
    ) : (
      <svg class={classes} viewBox="0 0 512 512" role="img" aria-label={label}>
        {path}
      </svg>
    );
  };
}
