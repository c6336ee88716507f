/** What is most worth knowing about the own ship just now. */
import type { PlayerView, Table } from '../table.ts';
import { earningsOf } from './earnings.ts';

export function remarkOf(player: PlayerView, { view, words }: Pick<Table, 'view' | 'words'>): string {
  const { panel } = words.ship;
  if (view.over) return panel.over;
  const earnings = earningsOf(view, player);
  return earnings.when === 'next'
    ? panel.nextScoring(earnings.doubloons, earnings.points)
    : panel.finalScoring(earnings.points, earnings.track);
}
