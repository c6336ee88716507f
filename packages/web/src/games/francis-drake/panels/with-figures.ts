/** What a ship's log says, with the figures in play. */
import type { Content } from '@captains-table/francis-drake/components';
import { withNumbers } from '@captains-table/kernel';
import type { BoardTexts } from '../texts/board-texts.ts';

type LogTexts = BoardTexts['log'];

export function withFigures(log: LogTexts, figures: Content['figures']): LogTexts {
  const { treasurePoints, setPoints, conquestPoints, discs } = figures;
  const { silver, gold, jewel } = treasurePoints;
  const told = (
    what: keyof LogTexts & ('chest' | 'goods' | 'conquests' | 'discs'),
    numbers: readonly number[],
  ) => ({
    ...log[what],
    help: withNumbers(log[what].help, numbers),
  });
  return {
    ...log,
    chest: told('chest', [silver, gold, jewel]),
    goods: told('goods', setPoints),
    conquests: told('conquests', conquestPoints),
    discs: told('discs', [discs]),
  };
}
