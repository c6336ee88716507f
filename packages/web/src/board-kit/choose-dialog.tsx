import type { Move } from '@captains-table/kernel';
import type { JSX } from 'preact';
import { Button } from '../design/forms/button.tsx';
import { Dialog } from '../design/overlays/dialog.tsx';
import './choose-dialog.css';

interface Props<M extends Move> {
  /** Undefined while nothing is asked. */
  readonly title: string | undefined;
  readonly moves: readonly M[];
  readonly closeLabel: string;
  readonly labelOf: (move: M) => string;
  readonly onMove: (move: M) => void;
  readonly onClose: () => void;
}

/** Several moves at one place: one of them. */
export function ChooseDialog<M extends Move>({ title, moves, closeLabel, ...asks }: Props<M>): JSX.Element {
  return (
    <Dialog open={title !== undefined} onClose={asks.onClose} title={title ?? ''} closeLabel={closeLabel}>
      <ul class="board-choices">
        {moves.map((move) => (
          <li key={JSON.stringify(move)}>
            <Button wide class="board-choice" onClick={() => asks.onMove(move)}>
              {asks.labelOf(move)}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
