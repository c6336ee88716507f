import type { JSX } from 'preact';
import { Button } from '../../design/shell/button.tsx';
import { Dialog } from '../../design/shell/dialog.tsx';
import type { BoardProps } from '../board.ts';
import { capital } from './capital.ts';
import type { Move, Table } from './table.ts';

/** What is taken; where it is taken stands above. */
function labelOf(move: Move, { game, pending }: Table, { speech }: BoardProps): string {
  if (move.kind === 'choose') return capital(game.choices[move.take]);
  if (move.kind === 'barter') return capital(game.goods[move.good]);
  return capital(speech.move(move, pending));
}

export interface Question {
  readonly title: string;
  readonly moves: readonly Move[];
}

interface Props {
  readonly board: BoardProps;
  readonly table: Table;
  readonly question: Question | undefined;
  readonly onMove: (move: Move) => void;
  readonly onClose: () => void;
}

/** Several moves at one place: one of them. */
export function ChooseDialog({ board, table, question, onMove, onClose }: Props): JSX.Element {
  return (
    <Dialog
      open={question !== undefined}
      onClose={onClose}
      title={question?.title ?? ''}
      closeLabel={table.words.close}
    >
      <ul class="drake-choices">
        {question?.moves.map((move) => (
          <li key={JSON.stringify(move)}>
            <Button wide class="drake-choice" onClick={() => onMove(move)}>
              {labelOf(move, table, board)}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
