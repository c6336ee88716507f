import type { ComponentChildren, JSX } from 'preact';
import './badge.css';

interface BadgeProps {
  readonly children: ComponentChildren;
  readonly tone?: 'ink' | 'sea' | 'risk';
}

/** A small count beside or on something. */
export function Badge({ children, tone = 'sea' }: BadgeProps): JSX.Element {
  return <span class={`badge badge-${tone}`}>{children}</span>;
}

interface TagProps {
  readonly children: ComponentChildren;
  readonly tone?: 'plain' | 'sea' | 'good' | 'risk';
}

/** A word or two about the thing it stands beside. */
export function Tag({ children, tone = 'plain' }: TagProps): JSX.Element {
  return <span class={`tag tag-${tone}`}>{children}</span>;
}
