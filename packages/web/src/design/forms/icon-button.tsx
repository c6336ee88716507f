import type { ComponentProps, JSX } from 'preact';
import type { IconName } from '../icon.tsx';
import { Icon } from '../icon.tsx';
import { Badge } from '../status/badge.tsx';
import './button.css';

interface Props extends Omit<ComponentProps<'button'>, 'icon' | 'label' | 'children'> {
  readonly icon: IconName | JSX.Element;
  /** What it does: read out, and shown on hover. */
  readonly label: string;
  /** On or off, for a button that switches something. */
  readonly pressed?: boolean;
  readonly count?: number;
}

export function IconButton({ icon, label, pressed, count, class: more, ...rest }: Props): JSX.Element {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      aria-pressed={pressed}
      {...rest}
      class={`icon-button${typeof more === 'string' ? ` ${more}` : ''}`}
    >
      {typeof icon === 'string' ? <Icon name={icon} /> : icon}
      {count !== undefined && count > 0 && <Badge>{count}</Badge>}
    </button>
  );
}
