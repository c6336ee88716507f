import type { Content } from '../src/content.ts';
import type { CaravelasTexts } from './caravelas-texts.ts';
import { chartWords, factsOf } from './chart-words.ts';
import { events } from './en-events.ts';
import { helpFor } from './en-help.ts';
import { helpConcerns } from './help-concerns.ts';
import { PROMPTS, moves } from './en-moves.ts';
import { PORTS } from './en-ports.ts';
import { CARDS, DIRECTIONS, GOODS, WAYS, WINDS, cardInWords } from './en-words.ts';

const REFUSALS: CaravelasTexts['refusals'] = {
  'bid-too-low': (params) =>
    `A bid must be higher than the highest so far, which is ${Number(params['highest'])}`,
  'bid-too-high': () => 'You cannot bid more markers than you have',
  'place-taken': () => 'That place is not free',
  'not-adjacent': () => 'A fleet sails only to a sea space beside its own',
  'too-far': (params) =>
    `That would cost ${Number(params['cost'])}, and you have ${Number(params['left'])} left`,
  'no-card': () => 'To sail onto an event space you need an event card that you can play there',
  'no-fair-wind': () => 'You have no fair wind to play against the pirates',
  'no-pirates': () => 'There are no pirates on that space',
  'in-lisboa': () => 'Ending the turn in Lisboa means calling there',
  'not-in-lisboa': () => 'That can only be done in Lisboa',
  'not-in-hand': () => 'You do not have that card in hand',
  'too-strong': () => 'You do not have enough markers left for this storm',
  'wrong-way': () => 'This bonus move goes only the way the compass points',
  locked: () => 'Your fourth ship is still locked: it cannot sink',
  'not-afloat': () => 'Choose a ship of yours that is still afloat',
  'no-pepper': () => 'A piece of the monastery costs pepper, and you have none on board',
  'all-built': () => 'All pieces of the monastery have been bought',
  'already-upgraded': () => 'Your fleet has been upgraded already',
  'three-goods': () => 'An upgrade costs exactly three different goods from your ships',
  'no-hand': () => 'There is no hand to swap',
  'not-asked': () => 'This is not the moment for that',
};

export function english(content: Content): CaravelasTexts {
  const words = chartWords(factsOf(content), WINDS, cardInWords);
  return {
    name: 'Caravelas',
    tagline: 'Sail from Lisbon round the Cape, find the ports of the East and bring the pepper home.',
    modes: {
      full: 'Full game',
      drawn: 'Simplified: events are drawn',
      dice: 'Simplified: two dice, no cards',
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
      'lowest-piece':
        'Equal points: the lowest number among one’s pieces of the Jerónimos monastery decides.',
    },
    scores: {
      discoveries: 'Discoveries',
      trade: 'Goods sold',
      jeronimos: 'Jerónimos monastery',
      destinations: 'Destination cards',
    },
  };
}
