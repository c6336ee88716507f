/** Where only one thing can be meant, or all of it was asked for at once, the table goes on by itself. */
import { useEffect } from 'preact/hooks';
import type { BoardProps } from '../../../board-kit/board.ts';
import type { Move, Table } from './table.ts';

const DRAW: Move = { kind: 'draw' };
const VILLAGE: Move = { kind: 'village' };

/** Whether cards are drawn until the hand is full. */
export function drawingAll({ store }: Pick<BoardProps, 'store'>): { on: boolean } {
  return store.get(makeDrawing);
}

function makeDrawing(): { on: boolean } {
  return { on: false };
}

export function useGoOn(board: BoardProps, table: Table): void {
  const { latest, pending, mine } = table;
  useEffect(() => {
    const all = drawingAll(board);
    if (!mine || pending?.kind !== 'draw') all.on = false;
    else if (all.on && table.legal.some(({ kind }) => kind === 'draw')) board.onMove(DRAW);
  }, [latest.number]);
  useEffect(() => {
    if (board.play.undoable > 0 && meansVillage(table)) board.onMove(VILLAGE);
  }, [latest.number]);
}

/** What can be done besides any main action, or instead of one. */
const ASIDE: ReadonlySet<Move['kind']> = new Set(['plan', 'objective', 'spy-to-points', 'done']);

/** The viewer's ship has just stopped where village actions are all that can be done. */
export function meansVillage({ legal, mine, pending, latest, seat }: Table): boolean {
  if (!mine || pending?.kind !== 'main') return false;
  if (!latest.events.some((event) => event.key === 'sailed' && event.seat === seat)) return false;
  const actions = legal.filter(({ kind }) => !ASIDE.has(kind));
  return actions.length === 1 && actions[0]?.kind === 'village';
}
