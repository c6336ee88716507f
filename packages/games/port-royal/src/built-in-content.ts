/** The content as shipped. Only entry points of the package import it: everything else gets content handed in. */
import adventure from '../content/adventure.json' with { type: 'json' };
import base from '../content/base.json' with { type: 'json' };
import contracts from '../content/contracts.json' with { type: 'json' };
import figures from '../content/figures.json' with { type: 'json' };
import gambler from '../content/gambler.json' with { type: 'json' };
import setsSail from '../content/sets-sail.json' with { type: 'json' };
import type { Content } from './content.ts';

/** The tests check it against the same schema as any content pack. */
export const CONTENT: Content = {
  cards: {
    base: base.cards,
    'sets-sail': setsSail.cards,
    gambler: gambler.cards,
    contracts: contracts.cards,
    adventure: adventure.cards,
  },
  contracts: contracts.contracts,
  adventure: {
    adventurers: adventure.adventurers,
    events: adventure.events,
    chapters: adventure.chapters,
    stories: adventure.stories,
    crowns: adventure.crowns,
    unlocks: adventure.unlocks,
    eventsDrawn: adventure.eventsDrawn,
    ending: adventure.ending,
  },
  figures: figures.figures,
} as unknown as Content;
