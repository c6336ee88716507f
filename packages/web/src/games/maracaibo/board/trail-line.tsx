import type { JSX } from 'preact';
import type { BoardProps } from '../../../board-kit/board.ts';
import { Icon } from '../../../design/icon.tsx';
import { recentBatches } from '../nations/recent-events.ts';
import type { Table } from './table.ts';
import { deedsOfTurn, villageActionNow } from './trail.ts';
import './trail-line.css';

/** How much of a long turn is shown. */
const MOST = 4;

/** What led here, each part a way back to it; undefined where nothing did. */
export function trailOf(board: BoardProps, table: Table): JSX.Element | undefined {
  const batches = recentBatches(table);
  const deeds = deedsOfTurn(batches, table).slice(-MOST);
  if (!table.mine || deeds.length === 0 || table.pending?.kind === 'sail') return undefined;
  const action = villageActionNow(batches, table);
  const { trail } = table.words.screen;
  const { moves: stand, undoable } = board.play;
  return (
    <span class="ma-trail-line">
      {deeds.map(({ words, moves }, i) => {
        const back = stand - moves;
        return (
          <span key={`${moves} ${words}`} class="ma-trail-part">
            {i > 0 && <Icon name="arrow" />}
            {back > 0 && back <= undoable ? (
              <button
                type="button"
                class="ma-trail-back"
                title={trail.back(words)}
                onClick={() => board.onUndo(back)}
              >
                {words}
              </button>
            ) : (
              words
            )}
          </span>
        );
      })}
      {action !== undefined && (
        <span class="ma-trail-part">
          <Icon name="arrow" />
          <b>{trail.villageAction(action.now, action.of)}</b>
        </span>
      )}
    </span>
  );
}
