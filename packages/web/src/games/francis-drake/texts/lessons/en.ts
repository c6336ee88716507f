import type { GuideTexts } from '../../../../learn/lesson.ts';

export const en: GuideTexts = {
  end: 'That is all you need. Three voyages, then goods and chests are counted; the player with the most points wins.',
  lessons: {
    street: {
      title: 'Hire a crew',
      task: 'Everybody walks down Plymouth street to fit out a ship. You have ten discs. Place one on Crew I: the first circle gives the most.',
      done: 'Three crew are in your ship’s log. Now the others place a disc, and so it goes round.',
    },
    ahead: {
      title: 'The street is one way',
      task: 'Your next disc has to go further along. Pass by the guns and go to the queen: only one player can.',
      done: 'Your frigate is a galleon now, with a gun and a trade cube. Whatever you passed by is closed to you in this voyage.',
    },
    ready: {
      title: 'Barrels and docks',
      task: 'Each barrel opens one more zone of the Caribbean, and you have only one. Stop at the docks and take what you like.',
      done: 'After the docks there is nowhere to go: your ship sails. The first to leave the street sails first.',
    },
    tokens: {
      title: 'The admiral’s secret',
      task: 'You are the admiral: lay the three frigate tokens beside the galleons. Nobody else will know them. Click on the galleons.',
      done: 'A galleon takes its own guns and those of its frigate. The governor does the same with the troops of the forts.',
    },
    missions: {
      title: 'Four missions, face down',
      task: 'Place your two last discs where you have none yet. Low numbers act first, and only two attacks on a place can succeed. The planner adds up what you need.',
      done: 'All discs were turned over: the lowest number lies on the first circle, and equals go by sailing order.',
    },
    informer: {
      title: 'Send the informer',
      task: 'Before the discs are turned over, the informer lets you look: at the discs of a place where you are, or at its token. Then you may change your plans.',
      done: 'What you have seen, only you know. Once discs or a token were looked at, there is no way back.',
    },
    town: {
      title: 'Take a town',
      task: 'Your disc 1 comes first. Cartagena takes one crew. Attack!',
      done: 'You scored its points, and being first you took the silver too. It lies in your chest, where only you may look.',
    },
    fort: {
      title: 'Storm a fort',
      task: 'Río de la Hacha takes crew for its troops and one gun, and a token lies face down. You have crew enough for the worst. Attack!',
      done: 'The token was turned over and stays face up for the next player. A town and a fort: two kinds of conquest score 4 points, all three score 10.',
    },
    trade: {
      title: 'Trade',
      task: 'In a trading port a trade cube buys one of the goods that lie there. You have sugar and tobacco already. Choose.',
      done: 'Goods stay with you to the end of the game: four different ones are worth 26 points.',
    },
    home: {
      title: 'Home in time',
      task: 'Take Cartagena. Your last mission is out of reach of your strength: go home before disc 4.',
      done: 'The first to come home early with a conquest scores 2 points, the second 1.',
    },
  },
};
