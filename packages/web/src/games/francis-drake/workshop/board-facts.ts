import type { Content } from '@captains-table/francis-drake';
import { factsOf } from '../chart/destination-drawing.tsx';
import type { Fact } from '../drawings/place-mark.tsx';

/** What the board says a destination takes: the guns of a galleon are on its tile, which is another piece. */
export function boardFacts({ kind, troops = 0, guns = 0 }: Content['destinations'][number]): readonly Fact[] {
  if (kind === 'galleon') return [{ sign: 'cannon', text: '?' }];
  return factsOf({ kind, troops, guns }, kind === 'town' ? 'none' : 'hidden');
}
