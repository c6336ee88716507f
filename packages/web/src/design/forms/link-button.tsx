import type { ComponentChildren, JSX, MouseEventHandler } from 'preact';
import type { ButtonLook } from './button.tsx';
import { ButtonFace, buttonClass } from './button.tsx';

interface Props extends ButtonLook {
  readonly href: string;
  readonly title?: string;
  /** To another place, which must not take the one that is open. */
  readonly target?: '_blank';
  readonly onClick?: MouseEventHandler<HTMLAnchorElement>;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A link that looks like a button: it goes somewhere. */
export function LinkButton(props: Props): JSX.Element {
  const { variant, size, icon, part, wide, class: more, children, ...rest } = props;
  return (
    <a {...rest} class={buttonClass({ variant, size, wide }, more)}>
      <ButtonFace icon={icon} part={part}>
        {children}
      </ButtonFace>
    </a>
  );
}
