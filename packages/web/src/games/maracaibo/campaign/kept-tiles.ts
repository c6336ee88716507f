import type { Content } from '@captains-table/maracaibo';
import type { KeptProps } from '../../../campaigns/chart-plan.ts';

/** The legacy tiles of the archive: the facts of a logbook name them by their ids. */
export function keptTiles({ facts, game }: KeptProps): readonly Content['legacy'][number][] {
  const content: Content = game.content;
  return content.legacy.filter(({ id }) => facts[id] !== undefined);
}
