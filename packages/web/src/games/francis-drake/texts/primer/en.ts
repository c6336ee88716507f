import type { PrimerTexts } from '../../../../learn/primer.ts';

export const en: PrimerTexts = {
  aim: () =>
    'In three voyages you raid the Spanish Main and trade: points come from towns, forts and galleons, and at the end from goods and treasure; the most points win.',
  tips: {
    street: {
      title: 'One way only',
      text: 'The street leads one way: whatever you have passed by is closed to you in this voyage. The first circle of a place gives the most.',
    },
    failure: {
      title: 'A mission failed',
      text: 'A mission fails without the crew or guns it takes, and when others were there before you. Low numbers act first; the planner adds up what you need.',
    },
    conquest: {
      title: 'Your first conquest',
      text: 'The first to succeed at a place also takes its treasure. A town, a fort and a galleon in one voyage score extra: the more kinds, the better.',
    },
    goods: {
      title: 'Goods',
      text: 'Goods stay with you to the end. Different ones are worth more than many of the same: a set of all four brings the most.',
    },
  },
};
