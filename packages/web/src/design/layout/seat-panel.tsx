import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { SeatNumber } from '../drawings/seal.tsx';
import { Icon } from '../icon.tsx';
import './seat-panel.css';

interface Props {
  readonly seat: SeatNumber;
  readonly name: string;
  /** Seal or portrait. */
  readonly face: ComponentChildren;
  /** How strong a bot is. */
  readonly badge?: ComponentChildren;
  /** `You, active`, `Next`, `Bot` */
  readonly note?: string;
  /** Coins, sabres: what has to be found at a glance. */
  readonly numbers?: ComponentChildren;
  /** What wins, at the right. */
  readonly score?: ComponentChildren;
  readonly track?: ComponentChildren;
  /** Yours: outlined in your colour, never folded on a phone. */
  readonly own?: boolean;
  readonly active?: boolean;
  /** What unfolding says on a phone: `Show the crew of Joost`. */
  readonly unfoldLabel: string;
  readonly children?: ComponentChildren;
}

/** A person at the table. On a phone the others fold to one row; beside a wide board all do. */
export function SeatPanel(props: Props): JSX.Element {
  const {
    seat,
    name,
    face,
    badge,
    note,
    numbers,
    score,
    track,
    own = false,
    active = false,
    unfoldLabel,
    children,
  } = props;
  const [open, setOpen] = useState(false);
  const classes = ['seat-panel', `seat-${seat}`];
  if (own) classes.push('seat-panel-own');
  if (active) classes.push('seat-panel-active');
  if (open) classes.push('seat-panel-open');
  return (
    <section class={classes.join(' ')} aria-label={name}>
      <header class="seat-panel-head">
        {face}
        <div class="seat-panel-who">
          <h3 class="seat-panel-name">
            {name}
            {badge}
          </h3>
          <div class="seat-panel-numbers">
            {numbers}
            {note !== undefined && <span class="seat-panel-note">{note}</span>}
          </div>
        </div>
        {score}
        <button
          type="button"
          class="seat-panel-unfold"
          aria-label={unfoldLabel}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <Icon name="expand" />
        </button>
      </header>
      {track !== undefined && <div class="seat-panel-track">{track}</div>}
      <div class="seat-panel-body">{children}</div>
    </section>
  );
}
