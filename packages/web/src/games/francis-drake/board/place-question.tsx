import type { JSX } from 'preact';
import type { BoardProps } from '../../../board-kit/board.ts';
import { ChooseDialog } from '../../../board-kit/choose-dialog.tsx';
import { capital } from '../../../app/capital.ts';
import type { Move, Table } from './table.ts';

/** What is taken; where it is taken stands above. */
function labelOf(move: Move, { game, pending }: Table, { speech }: BoardProps): string {
  if (move.kind === 'choose') return capital(game.choice(move.place, move.take));
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
export function PlaceQuestion({ board, table, question, onMove, onClose }: Props): JSX.Element {
  return (
    <ChooseDialog
      title={question?.title}
      moves={question?.moves ?? []}
      closeLabel={table.words.close}
      labelOf={(move) => labelOf(move, table, board)}
      onMove={onMove}
      onClose={onClose}
    />
  );
}
