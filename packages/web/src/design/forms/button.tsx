import type { ComponentChildren, ComponentProps, JSX } from 'preact';
import type { IconName } from '../icon.tsx';
import { Icon } from '../icon.tsx';
import './button.css';

type ButtonVariant = 'primary' | 'secondary' | 'quiet';

export interface ButtonLook {
  /** One primary a screen: what most people will do next. */
  readonly variant?: ButtonVariant;
  readonly size?: 'm' | 'l';
  /** A name from the shell's icons, or a drawing of a game's own. */
  readonly icon?: IconName | JSX.Element;
  /** The price or the risk, on the button itself: `20% bust`. */
  readonly part?: ComponentChildren;
  /** As wide as its place. */
  readonly wide?: boolean;
}

interface Props extends ButtonLook, Omit<ComponentProps<'button'>, 'icon' | 'size' | 'part' | 'disabled'> {
  /** Why it cannot be used now. The button stays reachable and says so. */
  readonly blocked?: string | undefined;
  /** Waiting for an answer: it keeps its size and ignores further presses. */
  readonly busy?: boolean;
}

export function Button(props: Props): JSX.Element {
  const { variant, size, icon, part, wide, blocked, busy, class: more, children, onClick, ...rest } = props;
  const off = blocked !== undefined || busy === true;
  return (
    <button
      type="button"
      {...rest}
      class={buttonClass({ variant, size, wide }, more)}
      aria-disabled={off ? true : undefined}
      aria-busy={busy === true ? true : undefined}
      title={blocked ?? rest.title}
      onClick={off ? (event) => event.preventDefault() : onClick}
    >
      <ButtonFace icon={icon} part={part}>
        {children}
      </ButtonFace>
      {blocked !== undefined && <span class="visually-hidden">. {blocked}</span>}
    </button>
  );
}

interface FaceProps {
  readonly icon: ButtonLook['icon'] | undefined;
  readonly part: ComponentChildren;
  readonly children?: ComponentChildren;
}

export function ButtonFace({ icon, part, children }: FaceProps): JSX.Element {
  return (
    <>
      {typeof icon === 'string' ? <Icon name={icon} /> : icon}
      <span class="button-words">{children}</span>
      {part !== undefined && part !== '' && <span class="button-part">{part}</span>}
    </>
  );
}

type Looks = { readonly [Key in 'variant' | 'size' | 'wide']: ButtonLook[Key] | undefined };

export function buttonClass({ variant, size, wide }: Looks, more: unknown): string {
  const classes = ['button', `button-${variant ?? 'secondary'}`];
  if (size === 'l') classes.push('button-large');
  if (wide === true) classes.push('button-wide');
  if (typeof more === 'string') classes.push(more);
  return classes.join(' ');
}
