/** The most important thing to know about the viewer's ship now. */
import type { Table } from '../board/table.ts';

export function remarkOf(
  seat: number,
  { outlook, view, words }: Pick<Table, 'outlook' | 'view' | 'words'>,
): string {
  const { panel } = words.ship;
  if (view.over) return panel.over;
  const earnings = outlook.scoring.earnings(view, seat);
  return earnings.when === 'next'
    ? panel.nextScoring(earnings.doubloons, earnings.points)
    : panel.finalScoring(earnings.points, earnings.track);
}
