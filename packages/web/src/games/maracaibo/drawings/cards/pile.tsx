import type { JSX } from 'preact';
import { CardButton } from '../../../../board-kit/card-button.tsx';
import { CardBack } from '../../../../design/drawings/card-back.tsx';
import { Sign } from '../sign.tsx';
import './pile.css';

interface Props {
  readonly count: number;
  /** Face up: the discard. */
  readonly open?: boolean;
  readonly label: string;
  /** What a click does, where it is a move. */
  readonly tab?: string;
  readonly onClick?: () => void;
  readonly describedBy?: string;
}

/** A pile as wide as half a card, with its number. */
export function Pile({ count, open = false, label, tab, onClick, describedBy }: Props): JSX.Element {
  const classes = ['ma-pile'];
  if (open) classes.push('ma-pile-open');
  if (count === 0) classes.push('ma-pile-empty');
  if (tab !== undefined) classes.push('ma-pile-legal legal-glow');
  const inside = (
    <>
      {count > 0 && (open ? <Sign name="card" class="ma-pile-sign" /> : <CardBack />)}
      <b class="ma-pile-count">{count}</b>
    </>
  );
  return (
    <CardButton
      class={classes.join(' ')}
      label={onClick === undefined ? label : (tab ?? label)}
      describedBy={describedBy}
      onClick={onClick}
    >
      {inside}
    </CardButton>
  );
}
