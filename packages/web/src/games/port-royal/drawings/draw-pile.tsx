import type { JSX } from 'preact';
import { CardBack } from '../../../design/drawings/card-back.tsx';
import './legal-glow.css';
import './draw-pile.css';

interface Props {
  readonly count: number;
  /** `cards` */
  readonly words: string;
  /** What it is and what a click does. */
  readonly label: string;
  readonly legal?: boolean;
  readonly onClick?: () => void;
  /** Beside others, as on a phone. */
  readonly small?: boolean;
}

export function DrawPile({ count, words, label, legal = false, onClick, small = false }: Props): JSX.Element {
  const classes = ['pr-draw-pile'];
  if (legal) classes.push('pr-draw-pile-legal');
  if (small) classes.push('pr-draw-pile-small');
  if (count === 0) classes.push('pr-draw-pile-empty');
  const inside = (
    <>
      <span class="pr-draw-pile-top" aria-hidden="true">
        {count > 0 && <CardBack />}
      </span>
      <span class="pr-draw-pile-count" aria-hidden="true">
        <b class="pr-draw-pile-number">{count}</b> {words}
      </span>
    </>
  );
  return onClick === undefined ? (
    <div class={classes.join(' ')} role="img" aria-label={label}>
      {inside}
    </div>
  ) : (
    <button
      type="button"
      class={classes.join(' ')}
      aria-label={label}
      aria-disabled={legal ? undefined : true}
      onClick={onClick}
    >
      {inside}
    </button>
  );
}
