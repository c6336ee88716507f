import type { Content } from '../src/content.ts';
import type { CaravelasTexts } from './caravelas-texts.ts';
import { chartWords, factsOf } from './chart-words.ts';
import { events } from './nl-events.ts';
import { helpFor } from './nl-help.ts';
import { helpConcerns } from './help-concerns.ts';
import { PROMPTS, moves } from './nl-moves.ts';
import { PORTS } from './nl-ports.ts';
import { CARDS, DIRECTIONS, GOODS, WAYS, WINDS, cardInWords } from './nl-words.ts';

const REFUSALS: CaravelasTexts['refusals'] = {
  'bid-too-low': (params) =>
    `Een bod moet hoger zijn dan het hoogste, en dat is ${Number(params['highest'])}`,
  'bid-too-high': () => 'Je kunt niet meer stenen bieden dan je hebt',
  'place-taken': () => 'Die plaats is niet vrij',
  'not-adjacent': () => 'Een vloot vaart alleen naar een zeevak naast het vak waar ze ligt',
  'too-far': (params) =>
    `Dat zou ${Number(params['cost'])} kosten, en je hebt er nog ${Number(params['left'])}`,
  'no-card': () => 'Voor een gebeurtenisvak heb je een kaart nodig die je daar kunt spelen',
  'no-fair-wind': () => 'Je hebt geen gunstige wind tegen de piraten',
  'no-pirates': () => 'Op dat vak zijn geen piraten',
  'in-lisboa': () => 'Wie de beurt in Lisboa beëindigt, doet Lisboa aan',
  'not-in-lisboa': () => 'Dat kan alleen in Lisboa',
  'not-in-hand': () => 'Die kaart heb je niet op hand',
  'too-strong': () => 'Je hebt niet genoeg stenen over voor deze storm',
  'wrong-way': () => 'Deze bonuszet gaat alleen de kant van het kompas op',
  locked: () => 'Je vierde schip heb je nog niet: het kan niet zinken',
  'not-afloat': () => 'Kies een schip van je dat nog drijft',
  'no-pepper': () => 'Een deel van het klooster kost peper, en die heb je niet aan boord',
  'all-built': () => 'Alle delen van het klooster zijn gekocht',
  'already-upgraded': () => 'Je vloot is al uitgebreid',
  'three-goods': () => 'Een uitbreiding kost precies drie verschillende goederen van je schepen',
  'no-hand': () => 'Er is geen hand om te ruilen',
  'not-asked': () => 'Dit is daar niet het moment voor',
};

export function dutch(content: Content): CaravelasTexts {
  const words = chartWords(factsOf(content), WINDS, cardInWords);
  return {
    name: 'Caravelas',
    tagline: 'Vaar van Lissabon om de Kaap, ontdek de havens van het Oosten en breng de peper thuis.',
    modes: {
      full: 'Volledig spel',
      drawn: 'Eenvoudig: gebeurtenissen worden getrokken',
      dice: 'Eenvoudig: twee dobbelstenen, geen kaarten',
    },
    options: {},
    goods: GOODS,
    directions: DIRECTIONS,
    ways: WAYS,
    cards: CARDS,
    help: helpFor(content),
    helpConcerns,
    ports: PORTS,
    card: words.card,
    space: words.space,
    prompts: PROMPTS,
    moves: moves(words),
    events: events(words),
    refusals: REFUSALS,
    decidedBy: {
      'lowest-piece': 'Gelijke punten: het laagste nummer onder de delen van het Jerónimosklooster beslist.',
    },
    scores: {
      discoveries: 'Ontdekkingen',
      trade: 'Verkochte goederen',
      jeronimos: 'Jerónimosklooster',
      destinations: 'Bestemmingskaarten',
    },
  };
}
