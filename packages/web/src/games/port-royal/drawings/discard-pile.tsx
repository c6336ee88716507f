import type { ComponentChildren, JSX } from 'preact';
import './discard-pile.css';

interface Props {
  /** The last card, small: a flag or a portrait. */
  readonly top?: ComponentChildren;
  readonly title: string;
  readonly note?: string;
}

/** Where cards end; the one thing on the table that lies askew. */
export function DiscardPile({ top, title, note }: Props): JSX.Element {
  return (
    <div class="pr-discard-pile" data-sign="discard">
      <span class={top === undefined ? 'pr-discard-pile-card pr-discard-pile-empty' : 'pr-discard-pile-card'}>
        {top}
      </span>
      <span class="pr-discard-pile-words">
        <b class="pr-discard-pile-title">{title}</b>
        {note}
      </span>
    </div>
  );
}
