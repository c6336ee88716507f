/** How much of a table fits on one screen. */
import type { PlayScene } from '@captains-table/protocol';
import type { Sitting } from '../sitting.ts';

type Layout = 'page' | 'fit' | 'whole';

/** `whole`: the board shows players and log itself. At the text table everything is a page. */
export function layoutOf({ told, board }: Sitting, play: PlayScene): Layout {
  const fits = told.value ? undefined : board?.fits?.(play.view);
  if (fits === 'whole') return 'whole';
  return fits === true ? 'fit' : 'page';
}
