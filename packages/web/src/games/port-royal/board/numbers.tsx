import type { JSX } from 'preact';
import { capital } from '../../../app/capital.ts';
import type { BoardProps } from '../../../board-kit/board.ts';
import type { Move, Table } from './table.ts';

interface Props {
  readonly board: BoardProps;
  readonly table: Table;
  /** What is asked. */
  readonly text: string;
  readonly label: string;
  /** The number of a move that is one of the answers. */
  readonly numberOf: (move: Move) => number | undefined;
}

/** A number to choose, where nothing lies in the harbour. */
export function Numbers({ board, table: { legal, pending }, text, label, numberOf }: Props): JSX.Element {
  return (
    <div class="port-royal-set-aside">
      <p>{text}</p>
      <ul class="port-royal-numbers" aria-label={label}>
        {legal.map((move) => {
          const number = numberOf(move);
          return (
            number !== undefined && (
              <li key={number}>
                <button
                  type="button"
                  class="port-royal-number"
                  aria-label={capital(board.speech.move(move, pending))}
                  onClick={() => board.onMove(move)}
                >
                  {number}
                </button>
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
