/** The content as shipped. Only entry points of the package import it: everything else gets content handed in. */
import events from '../content/events.json' with { type: 'json' };
import figures from '../content/figures.json' with { type: 'json' };
import goods from '../content/goods.json' with { type: 'json' };
import map from '../content/map.json' with { type: 'json' };
import ports from '../content/ports.json' with { type: 'json' };
import type { Content } from './content.ts';

/** The tests hold it against the rulebook and against itself. */
export const CONTENT: Content = {
  map,
  home: ports.home,
  ports: ports.ports,
  goods: goods.goods,
  cards: events.cards,
  die: events.die,
  figures: figures.figures,
} as unknown as Content;
