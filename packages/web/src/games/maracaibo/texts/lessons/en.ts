import type { GuideTexts } from '../../../../learn/lesson.ts';

export const en: GuideTexts = {
  end: 'That is all you need. After four rounds cards, buildings and influence are counted; the player with the most VP wins.',
  lessons: {
    opening: {
      title: 'The first cards',
      task: 'You have eight cards. Plan the Trading post: it waits beside your hand until you buy it. Then discard any three cards and choose one of two careers.',
      done: 'Four cards stay in your hand. From now on you may plan a card on each of your turns, free of charge. The three goals of your career bring doubloons, spies and VP.',
    },
    sail: {
      title: 'Set sail',
      task: 'Your ship follows the arrows, one to seven steps. In a village, up to three steps give you 1 action, four to six give 2, seven give 3. Sail five steps to San Juan.',
      done: 'Two village actions are yours. Long voyages bring more at a stop, short ones bring more stops: the round ends for everybody as soon as one ship is home.',
    },
    village: {
      title: 'Buy a card',
      task: 'Take your two village actions. First buy the Trading post that you have planned, then gain a doubloon.',
      done: 'Your income rose by 3 doubloons, paid after each round. The scales are yours too: other cards earn more for a player with this symbol.',
    },
    city: {
      title: 'Deliver to a city',
      task: 'Santo Domingo buys tobacco. Deliver the Sailor, who shows it, and take a disc off your ship, below the cards. The city action takes off one more: choose the Strongbox both times.',
      done: 'Both discs are gone, so the Strongbox is open: 5 doubloons. Other areas help you for the rest of the game. The city gave you a combat point as well.',
    },
    quest: {
      title: 'Fulfil a quest',
      task: 'In Portobelo a quest asks for two healing herbs. It brings 2 VP for each of your compasses, and 4 doubloons. Choose it, then discard the two cards with herbs.',
      done: 'You have two compasses, one on your ship and one on the Compass maker: 4 VP. A card can be a good, an item or a purchase, but only one of them.',
    },
    combat: {
      title: 'Fight',
      task: 'In Maracaibo the city action is a combat: a token is turned over. Fight for France, whose value is highest, and take Maracaibo. Then spend a combat point or a spy, gain influence, and end the combat.',
      done: 'A French cube is in Maracaibo, its flag paid 4 doubloons, and you have 2 influence in France. The fewer cubes a nation has left beside its track, the more your rank in it is worth at the end.',
    },
    explore: {
      title: 'Explore',
      task: 'The city action of Puerto Plata moves your explorer two spaces; the other explorer is skipped and not counted. Go past the red line, then choose a nation.',
      done: 'The line brought 3 influence and the space 3 doubloons. Only the space where you stop pays. At forks you choose: the longer way has discs, spies and quests.',
    },
    spy: {
      title: 'Let a spy act',
      task: 'Two cards have sent your spies ahead, to Tortuga and to San Juan. Sail to San Juan and let the Informer act.',
      done: 'The spy that you passed brought 2 VP, the Informer 3 VP and 5 doubloons. Spies stay where they are and pay again in every round.',
    },
    career: {
      title: 'Reach a goal',
      task: 'Your career, beside your ship, has three goals. You have 3 influence in two nations: complete the first one. It is free and takes no action.',
      done: 'You gained 2 doubloons, a spy, and 2 VP because you waited for the higher goal. The lower one comes sooner, but without VP.',
    },
    home: {
      title: 'Homeward',
      task: 'No ship may pass a homeward space. Sail to the last one and take its action.',
      done: 'You scored 3 VP. After this turn the round is over: the other ship is still at sea and has no turn left.',
    },
    scoring: {
      title: 'Between two rounds',
      task: 'The other player is home, so the round is over. Everybody may buy once more, or score 2 VP. Invest in the Palace: it costs 8 doubloons and a spy.',
      done: 'Being the first to invest brought 2 VP, and at the end the Palace brings 2 VP for each of your quests. Then your income came, 11 doubloons and 2 VP, and all ships are back in Havana.',
    },
  },
};
