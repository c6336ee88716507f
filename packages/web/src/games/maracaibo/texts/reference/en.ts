import type { ReferenceTexts } from '../../../../learn/reference.ts';

export const en: ReferenceTexts = {
  chapters: {
    aim: 'Aim and end',
    opening: 'Before the first turn',
    turn: 'A turn',
    places: 'Cities and villages',
    cards: 'Cards and income',
    ship: 'Ship and career',
    nations: 'Nations and combat',
    explorer: 'Explorer, quests and spies',
    ways: 'Solo, story and expansion',
  },
  signs: {
    points: { name: 'Victory points (VP)', help: 'Most VP after four rounds win.' },
    village: {
      name: 'Village action',
      help: 'Gain a doubloon, buy a card, or use an action of your own; how many depends on how far you sailed.',
    },
    city: { name: 'City', help: 'Deliver the good of its market, then carry out its action.' },
    sail: { name: 'Movement', help: 'So many steps along the arrows.' },
  },
};
