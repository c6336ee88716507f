import type { BoardTexts } from './board-texts.ts';
import { en as cards } from './cards/en.ts';
import { en as chart } from './chart/en.ts';
import { en as nations } from './nations/en.ts';
import { en as screen } from './screen/en.ts';
import { en as ship } from './ship/en.ts';

export const en: BoardTexts = {
  chart,
  cards,
  ship,
  nations,
  screen,
  jump: 'Parts of the table',
  close: 'Close',
  which: (thing) => `${thing}: what?`,
  round: (number, of) => `Round ${number} of ${of}`,
  why: {
    'opening-plan': 'It waits in your planning area until you can pay for it.',
    'opening-discard': 'Four cards stay: goods and items to pay with, or projects to plan.',
    'opening-career': 'Each objective brings doubloons and a spy; its higher goal brings points as well.',
    sail: 'The farther you sail, the more village actions; but fast ships stop less often.',
    main: 'One action: the city, the village, a quest here, or one of your spies.',
    village: 'Buy a planned card or one in your hand, invest, or take money.',
    disc: 'An area opens when both of its discs are gone.',
    explore: 'Only the space where it stops brings its reward.',
    pay: 'A card counts for its good or for its item, never for both.',
    'fight-for': 'All you do in this combat is done for that nation.',
    combat: 'Combat points and spies raise the value by 1 each; what is left at the end is lost.',
    influence: 'Ranks count at the end: times the cubes that have left this nation’s reserve.',
    'cube-nation': 'Fewer cubes in a reserve make every rank in that nation worth more.',
    synergy: 'Income of your cards that waits for it begins at once.',
    after: 'Then you draw up to your hand limit.',
    draw: 'Unseen from the deck, or from the row. The row is refilled when you are done.',
    buying: 'Then everybody earns their income.',
  },
  points: 'Victory points',
  doubloons: 'Doubloons',
};
