import type { JSX } from 'preact';

interface Props {
  readonly title: string;
  /** What is going on here just now. */
  readonly note: string | undefined;
}

/** The head of one half of the board. */
export function Head({ title, note }: Props): JSX.Element {
  return (
    <header class="drake-head">
      <h3 class="drake-title">{title}</h3>
      {note !== undefined && <span class="drake-phase">{note}</span>}
    </header>
  );
}
