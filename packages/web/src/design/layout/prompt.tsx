import type { ComponentChildren, JSX } from 'preact';
import type { SeatNumber } from '../drawings/seal.tsx';
import { Seal } from '../drawings/seal.tsx';
import './prompt.css';

interface Props {
  /** Whose decision it is; no one's when the game is over. */
  readonly seat?: { readonly number: SeatNumber; readonly name: string };
  /** What to do, in one line. */
  readonly title: string;
  /** Why, or what will happen. */
  readonly why?: ComponentChildren;
  /** Primary first, then secondary. */
  readonly actions?: ComponentChildren;
  /** Undo, restart, hint. */
  readonly quiet?: ComponentChildren;
}

/** The one line that says what may be done. On a phone its buttons lie in a dock at the thumb. */
export function Prompt({ seat, title, why, actions, quiet }: Props): JSX.Element {
  return (
    <div class={seat === undefined ? 'prompt' : `prompt seat-${seat.number}`}>
      {seat !== undefined && <Seal seat={seat.number} initial={seat.name} label={seat.name} />}
      <div class="prompt-say" role="status">
        <p class="prompt-title">{title}</p>
        {why !== undefined && <p class="prompt-why">{why}</p>}
      </div>
      {(actions !== undefined || quiet !== undefined) && (
        <div class="prompt-dock">
          {actions !== undefined && <div class="prompt-actions">{actions}</div>}
          {quiet !== undefined && <div class="prompt-quiet">{quiet}</div>}
        </div>
      )}
    </div>
  );
}
