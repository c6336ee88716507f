import { useState } from 'preact/hooks';
import type { Table } from '../board/table.ts';
import { isOnShip } from './on-ship.ts';

interface Chosen {
  readonly seat: number;
  readonly seq: number;
}

/** Whose ship to show: the one chosen, unless something has to be done on the viewer's own since. */
export function shownSeat(table: Table, chosen: Chosen | undefined, seq: number): number {
  const { view, seat } = table;
  const usual = seat ?? view.active % view.players.length;
  if (chosen === undefined) return usual;
  return isOnShip(table) && chosen.seq !== seq ? usual : chosen.seat;
}

export function useShownSeat(table: Table, seq: number): readonly [number, (seat: number) => void] {
  const [chosen, setChosen] = useState<Chosen | undefined>(undefined);
  return [shownSeat(table, chosen, seq), (seat) => setChosen({ seat, seq })];
}
