/** The content as shipped. Only entry points of the package import it: everything else gets content handed in. */
import chart from '../content/destinations.json' with { type: 'json' };
import figures from '../content/figures.json' with { type: 'json' };
import street from '../content/street.json' with { type: 'json' };
import type { Content } from './content.ts';

/** A test holds it against these types. */
export const CONTENT: Content = {
  chart: chart.chart,
  destinations: chart.destinations,
  galleonTiles: chart.galleonTiles,
  frigateTokens: chart.frigateTokens,
  troopTokens: chart.troopTokens,
  treasureStones: chart.treasureStones,
  goodsCounters: chart.goodsCounters,
  plan: street.plan,
  places: street.places,
  street: street.street,
  figures: figures.figures,
} as unknown as Content;
