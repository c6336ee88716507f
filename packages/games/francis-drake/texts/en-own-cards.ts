/** Places of a street with other gifts, in English. */
import type { Content } from '../src/content.ts';
import { english } from './en.ts';
import { HELP } from './en-help.ts';
import { DESTINATIONS, PLACES } from './en-names.ts';
import { gifts, list, points } from './en-words.ts';
import type { OwnCardWords } from './own-cards.ts';
import { ownCardTexts } from './own-cards.ts';

const WORDS: OwnCardWords = {
  queen: 'Take what the circle shows. A galleon takes the place of your frigate.',
  tavern: (rolls) => {
    const told = rolls.map(({ from, to, crew }) => {
      const total = to === undefined ? `${from} or more` : to === from ? `${from}` : `${from} to ${to}`;
      return `${total}: ${crew === 0 ? 'the Ghost Ship' : `${crew} crew`}`;
    });
    return `Roll the die and add what the circle shows. ${told.join('; ')}.`;
  },
  pinnace: 'Take what the circle shows. With a pinnace you ignore the guns of all forts in this voyage.',
  shipyard: 'Take what the circle shows. Only galleons attack galleons.',
  informer:
    'Take what the circle shows. When all missions are placed, you may look at the discs of a destination and swap two of yours, or look at a token and move that disc.',
  drake:
    'For two discs in two turns you get what the circle shows, and one more crew or gun of your choice. Nobody else can come here.',
  investor: (cost, choices) => `Once in the game, for ${points(cost)}: ${choices.join(', or ')}.`,
  docks: (choices) => `Everybody may stop here last, for ${choices.join(', or ')}.`,
  gifts,
  home: (points) => {
    const now = 'You may sail home now or go on to your next mission.';
    if (points.length === 0) return now;
    return `${now} Those who come home first, before disc 4 and with a conquest, score ${list(points.map(String))} points, in this order.`;
  },
};

export const ownCards = (content: Content): ReturnType<typeof ownCardTexts> =>
  ownCardTexts(content, WORDS, { places: PLACES, help: HELP, destinations: DESTINATIONS, told: english });
