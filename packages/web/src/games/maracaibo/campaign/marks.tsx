import type { Content } from '@captains-table/maracaibo';
import type { JSX } from 'preact';
import type { KeptProps } from '../../../campaigns/chart-plan.ts';
import { OUR_LAYOUT } from '../chart/geometry/chart-layout.ts';
import type { Point } from '../chart/geometry/layout.ts';
import { COMBAT_TILES } from '../chart/geometry/layout.ts';
import { LegacyFace } from '../chart/legacy-face.tsx';
import { keptTiles } from './kept-tiles.ts';
import { onCampaignChart } from './place.ts';

/** The legacy tiles where they lie. */
export function Marks(props: KeptProps): JSX.Element {
  return (
    <>
      {keptTiles(props).map((tile) => (
        <g key={tile.id} transform={`translate(${onCampaignChart(placeOf(tile)).join(' ')}) scale(.8)`}>
          <LegacyFace tile={tile} discs={0} />
        </g>
      ))}
    </>
  );
}

/** Beside the middle of a place, where a chapter may begin. */
function placeOf({ id, location, routes = [] }: Content['legacy'][number]): Point {
  const [from = '', to = ''] = routes[0]?.split('-') ?? [];
  if (location !== undefined) {
    const [x, y] = OUR_LAYOUT.pointOf(location);
    return [x + 34, y - 4];
  }
  return COMBAT_TILES[id] ?? OUR_LAYOUT.alongLeg(from, to, 0.5);
}
