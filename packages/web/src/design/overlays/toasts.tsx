import type { ComponentChildren, JSX } from 'preact';
import { Icon } from '../icon.tsx';
import { IconButton } from '../forms/icon-button.tsx';
import '../status/status.css';
import '../status/slip.css';

interface Toast {
  readonly id: string;
  readonly text: ComponentChildren;
  readonly tone?: 'plain' | 'good' | 'risk';
  /** At most one button. */
  readonly action?: ComponentChildren;
}

interface Props {
  readonly toasts: readonly Toast[];
  readonly onDismiss: (id: string) => void;
  readonly dismissLabel: string;
}

/** Passing messages in the lower corner. The owner decides how long they stay. */
export function Toasts({ toasts, onDismiss, dismissLabel }: Props): JSX.Element {
  return (
    <div class="toasts" role="status">
      {toasts.map(({ id, text, tone = 'plain', action }) => (
        <div key={id} class={`slip toast toast-${tone}`}>
          {tone !== 'plain' && <Icon name={tone === 'good' ? 'check' : 'warning'} />}
          <p class="toast-text">{text}</p>
          {action}
          <IconButton icon="close" label={dismissLabel} onClick={() => onDismiss(id)} />
        </div>
      ))}
    </div>
  );
}
