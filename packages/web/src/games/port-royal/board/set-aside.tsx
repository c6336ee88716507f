import type { JSX } from 'preact';
import type { BoardProps } from '../../../board-kit/board.ts';
import { capital } from '../../../app/capital.ts';
import type { Table } from './table.ts';

interface Props {
  readonly board: BoardProps;
  readonly table: Table;
}

/** Before the first turn of a game together: how much time to give up for glory. Rule PR-13.24. */
export function SetAside({ board, table }: Props): JSX.Element {
  const { words, game, legal, pending } = table;
  return (
    <div class="port-royal-set-aside">
      <p>{game.cards['victory-pile'].help}</p>
      <ul class="port-royal-numbers" aria-label={words.victoryPile}>
        {legal.map(
          (move) =>
            move.kind === 'set-aside' && (
              <li key={move.cards}>
                <button
                  type="button"
                  class="port-royal-number"
                  aria-label={capital(board.speech.move(move, pending))}
                  onClick={() => board.onMove(move)}
                >
                  {move.cards}
                </button>
              </li>
            ),
        )}
      </ul>
    </div>
  );
}
