import type { GuideTexts } from '../../../../learn/lesson.ts';

export const en: GuideTexts = {
  end: 'That is all you need. When the last piece of the monastery is bought, the round is played out; destination cards bring 5 points each, and the player with the most points wins.',
  lessons: {
    sail: {
      title: 'Discover a port',
      task: 'Your fleet lies in Lisboa. Each step to a neighbouring space costs one marker. Sail to Madeira, then on to the Açores.',
      done: 'You were the first at both ports: your seal lies there, and their value is yours. Players who come later gain nothing.',
    },
    current: {
      title: 'Ride a current',
      task: 'A current carries you for nothing, in the direction of its arrow. One marker takes you onto it: sail to Mascate, then let it carry you past Diu to Calecute.',
      done: 'Three spaces for one marker. Leaving a current, crossing it or sailing against it costs as always. With your last marker you stop, on a current too.',
    },
    route: {
      title: 'Plan a route',
      task: 'Look at any space and the chart tells you what it costs to get there and why. Choose Guiné: the route is drawn. Then set sail.',
      done: 'Guiné sells malagueta, and it was loaded as you arrived: one of each good, if the slot on your ships is free. Passing a port is enough.',
    },
    pirates: {
      title: 'Meet pirates',
      task: 'North of you pirates lie in wait: entering their space costs one marker more. You hold a fair wind. Choose it in your hand, then sail north.',
      done: 'Nothing extra was paid. A fair wind used like this gives no markers back, and nobody else moves.',
    },
    event: {
      title: 'Play an event',
      task: 'A blue space: a player who sails onto it plays an event card, good or bad. Sail south onto it and choose a card. The storm of 4 is too strong for what you have left.',
      done: 'The card struck, and you may sail on if markers are left. Without a card that can be played, a blue space cannot be entered.',
    },
    bonus: {
      title: 'Gain from someone else’s storm',
      task: 'The other player has played a storm of 2. Everybody else in the same ocean may move up to two spaces, free, past anything. Move to Porto Seguro.',
      done: 'A discovery for nothing. What is bad for one is good for the others: choose your cards with that in mind.',
    },
    cape: {
      title: 'Round the Cape',
      task: 'Red spaces off the Cape need the die and no card. A red face is safe; with a 1 a ship of your choice sinks with its goods. Sail east.',
      done: 'A sunk ship carries nothing until you call at Lisboa, where it is repaired. Your markers stay as many as they were.',
    },
    lisboa: {
      title: 'Come home',
      task: 'Your holds are full. Sail to Lisboa and call there. Give pepper for a piece of the monastery, give three goods for a larger fleet, then sell the rest.',
      done: 'Pepper brought 10 points, the fourth ship brings three more markers for good, and what was left was sold. A call ends your turn.',
    },
    bid: {
      title: 'Bid for the turn order',
      task: 'Each round begins with a bid in markers. The other player offers one. Bid more: the highest bidder chooses a place.',
      done: 'Markers bid are used for this round, those of the loser too. Passing costs nothing, and is often right.',
    },
  },
};
