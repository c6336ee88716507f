import type { ComponentChildren, JSX } from 'preact';
import './empty-state.css';

interface Props {
  readonly title: string;
  readonly text?: string;
  readonly drawing?: ComponentChildren;
  readonly action?: ComponentChildren;
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ title, text, drawing, action }: Props): JSX.Element {
  return (
    <div class="empty-state">
      {drawing !== undefined && <div class="empty-state-drawing">{drawing}</div>}
      <p class="empty-state-title">{title}</p>
      {text !== undefined && <p class="empty-state-text">{text}</p>}
      {action}
    </div>
  );
}
