import type { ComponentChildren, JSX } from 'preact';

interface Props {
  readonly title: string;
  /** What is going on here just now. */
  readonly note: string | undefined;
  readonly children?: ComponentChildren;
}

/** The head of one half of the board. */
export function Head({ title, note, children }: Props): JSX.Element {
  return (
    <header class="drake-head">
      <h3 class="drake-title">{title}</h3>
      {note !== undefined && <span class="drake-phase">{note}</span>}
      {children}
    </header>
  );
}
