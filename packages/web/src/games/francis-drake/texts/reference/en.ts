import type { ReferenceTexts } from '../../../../learn/reference.ts';

export const en: ReferenceTexts = {
  chapters: {
    aim: 'Aim and end',
    street: 'In the street',
    tokens: 'Hidden tokens',
    missions: 'Missions',
    places: 'At sea',
    variants: 'Variants',
  },
  signs: {
    crown: { name: 'Points', help: 'The most points after three voyages win.' },
    town: { name: 'Town', help: 'Takes crew. The first conqueror takes the treasure.' },
    fort: { name: 'Fort', help: 'Takes crew for its troops and for its hidden token, and guns.' },
    galleon: {
      name: 'Spanish galleon',
      help: 'Takes guns for its tile and for its hidden token, and a galleon of your own.',
    },
    port: { name: 'Trading port', help: 'One trade cube for one of the goods that are left.' },
  },
};
