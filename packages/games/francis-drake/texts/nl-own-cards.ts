/** Places of a street with other gifts, in Dutch. */
import type { Content } from '../src/content.ts';
import { dutch } from './nl.ts';
import { HELP } from './nl-help.ts';
import { DESTINATIONS, PLACES } from './nl-names.ts';
import { crew as someCrew, gifts, list, points } from './nl-words.ts';
import type { OwnCardWords } from './own-cards.ts';
import { ownCardTexts } from './own-cards.ts';

const WORDS: OwnCardWords = {
  queen: 'Neem wat de cirkel toont. Een galjoen komt in de plaats van je fregat.',
  tavern: (rolls) => {
    const told = rolls.map(({ from, to, crew }) => {
      const total = to === undefined ? `${from} of meer` : to === from ? `${from}` : `${from} t/m ${to}`;
      return `${total}: ${crew === 0 ? 'het spookschip' : someCrew(crew)}`;
    });
    return `Gooi de dobbelsteen en tel erbij op wat de cirkel toont. ${told.join('; ')}.`;
  },
  pinnace: 'Neem wat de cirkel toont. Met een sloep heb je deze reis tegen forten geen kanonnen nodig.',
  shipyard: 'Neem wat de cirkel toont. Alleen met een galjoen kun je galjoenen aanvallen.',
  informer:
    'Neem wat de cirkel toont. Als alle missies liggen, mag je de schijven van een bestemming bekijken en er twee van jezelf verwisselen, of een fiche bekijken en je schijf daar verplaatsen.',
  drake:
    'Voor twee schijven in twee beurten krijg je wat de cirkel toont, en nog een bemanningslid of kanon naar keuze. Niemand anders kan hier komen.',
  investor: (cost, choices) => `Eén keer per spel, voor ${points(cost)}: ${choices.join(', of ')}.`,
  docks: (choices) => `Iedereen mag hier als laatste stoppen, voor ${choices.join(', of ')}.`,
  gifts,
  home: (points) => {
    const now = 'Je mag nu naar huis varen of doorgaan naar je volgende missie.';
    if (points.length === 0) return now;
    return `${now} Wie het eerst thuiskomen, vóór schijf 4 en met een verovering, krijgen ${list(points.map(String))} punten, in deze volgorde.`;
  },
};

export const ownCards = (content: Content): ReturnType<typeof ownCardTexts> =>
  ownCardTexts(content, WORDS, { places: PLACES, help: HELP, destinations: DESTINATIONS, told: dutch });
