import type { ComponentChildren, JSX } from 'preact';
import { Icon } from '../icon.tsx';
import './status.css';

interface Props {
  readonly tone?: 'plain' | 'good' | 'risk';
  readonly children: ComponentChildren;
}

/** One line about how things stand, read out when it changes: connection, saving, an error of the form. */
export function StatusLine({ tone = 'plain', children }: Props): JSX.Element {
  return (
    <p class={`status-line status-${tone}`} role="status">
      {tone !== 'plain' && <Icon name={tone === 'good' ? 'check' : 'warning'} />}
      <span>{children}</span>
    </p>
  );
}
