import type { ComponentChildren, JSX } from 'preact';
import type { SeatNumber } from '../drawings/seal.tsx';
import { Seal } from '../drawings/seal.tsx';
import './prompt.css';
import './prompt-whole.css';
import './prompt-whole-small.css';

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
  /** What the viewer has: with it the prompt has two rows that never change their height. */
  readonly means?: ComponentChildren;
  /** What else there is, at the end of the first row of a small screen. */
  readonly menu?: ComponentChildren;
}

/** The one line that says what may be done. On a phone its buttons lie in a dock at the thumb. */
export function Prompt(props: Props): JSX.Element {
  const { seat, title, why, actions, quiet, means } = props;
  if (means !== undefined) return <PromptWithMeans {...props} />;
  return (
    <div class={seat === undefined ? 'prompt' : `prompt seat-${seat.number}`}>
      {seat !== undefined && <Seal seat={seat.number} name={seat.name} label={seat.name} />}
      <div class="prompt-say" role="status">
        <p class={`prompt-title${titleSize(title)}`}>{title}</p>
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

/** On a phone a longer title takes two lines. */
const LONG = 25;
/** Beside wide buttons, too, those of more letters: the more there are, the more room they need for one. */
const LONGER = [40, 55, 70];

/** Two rows: what to do, with its buttons; what the viewer has, with what can be done at any time. */
function PromptWithMeans({ seat, title, why, actions, quiet, means, menu }: Props): JSX.Element {
  return (
    <div class={`prompt prompt-whole${seat === undefined ? '' : ` seat-${seat.number}`}`}>
      <div class="prompt-first">
        {seat !== undefined && <Seal seat={seat.number} name={seat.name} label={seat.name} />}
        <div class="prompt-say" role="status">
          <p class={`prompt-title${titleSize(title)}`}>{title}</p>
          <p class="prompt-why">{why}</p>
        </div>
        <div class="prompt-actions">{actions}</div>
        <div class="prompt-menu">{menu}</div>
      </div>
      <div class="prompt-second">
        {means}
        <div class="prompt-quiet">{quiet}</div>
      </div>
    </div>
  );
}

function titleSize({ length }: string): string {
  if (length <= LONG) return '';
  const over = LONGER.filter((letters) => length > letters).map((letters) => ` prompt-title-over-${letters}`);
  return ` prompt-title-long${over.join('')}`;
}
