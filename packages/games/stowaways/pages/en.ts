import type { PageWords } from '@captains-table/kernel';
import type { Page } from '../src/index.ts';

export const pages: Readonly<Record<Page, PageWords>> = {
  departure: {
    title: 'Casting off',
    text: [
      'The tide does not wait, and neither does the harbour master, who has counted twelve sailors and fourteen hats.',
      'Nobody on board can explain the two hats. Everybody on board has just remembered something urgent to do below.',
    ],
    caption: 'Two hats too many',
    recap: 'A crew with more hats than sailors left the harbour.',
  },
  ice: {
    title: 'White water',
    text: [
      'The northern wind tastes of iron. By night the ice sings against the hull, and the cook sings back.',
      'By morning there is a bear on the nearest floe. It looks at the hats.',
    ],
    caption: 'Ice at the bow',
    recap: 'The ship went north, where the ice sings.',
  },
  calm: {
    title: 'No wind at all',
    text: [
      'For nine days the sails hang like washing. The sea is so flat that the rat walks round the ship to look for its end.',
      'On the tenth day somebody whistles, and everybody pretends not to hope.',
    ],
    caption: 'A sea like glass',
    recap: 'The ship went south and met nine days without wind.',
  },
  landfall: {
    title: 'A line on the horizon',
    text: [
      'First it is a cloud, then a line, then a smell of smoke and oranges.',
      'The captain orders clean shirts. There are three, so they are drawn by lot.',
    ],
    caption: 'Land, or something like it',
    recap: 'Land came in sight, and three clean shirts were drawn by lot.',
  },
  storm: {
    title: 'Back to where we were',
    text: [
      'The storm takes the chart, the kettle and most of the confidence. It gives the ship back, a good way behind where it was.',
      'Well, says the bosun, now we know the road.',
    ],
    caption: 'A ship without a kettle',
    recap: 'A storm carried the ship back, wiser and without a kettle.',
  },
  'open-sea': {
    title: 'Out of sight',
    text: [
      'The harbour has become a story. The two hats come up on deck, with people under them.',
      'They can cook, they say. It is the best news of the week.',
    ],
    caption: 'Faces under the hats',
    recap: 'The stowaways came on deck, and they could cook.',
  },
  coast: {
    title: 'Along the coast',
    text: [
      'Where the water is brown and the birds are loud, there is a coast. It goes by for two days, full of people who wave.',
      'Nobody knows whether they mean come here or go away.',
    ],
    caption: 'People who wave',
    recap: 'The ship followed a coast where everybody waved.',
  },
  home: {
    title: 'Twelve sailors, fourteen hats',
    text: [
      'At the quay stands the harbour master and counts. Fourteen hats, fourteen sailors.',
      'He writes it down twice, shakes his head, and asks what is for dinner.',
    ],
    caption: 'It adds up',
    recap: 'Fourteen hats and fourteen sailors came home.',
  },
};
