import type { GuideTexts } from './guide-texts.ts';

export const en: GuideTexts = {
  name: 'Skipper',
  progress: (lesson, of) => `Lesson ${lesson} of ${of}`,
  next: 'Go on',
  again: 'Once more',
  finish: 'Play a first game',
  leave: 'Leave the guide',
  notThis: 'Not this time: follow what glows.',
  games: {
    caravelas: {
      end: 'That is all you need. When the last piece of the monastery is bought, the round is played out; destination cards bring 5 points each, and whoever has most points wins.',
      lessons: {
        sail: {
          title: 'Discover a port',
          task: 'Your fleet lies in Lisboa. Each step to a neighbouring space costs one marker. Sail to Madeira, then on to the Açores.',
          done: 'You were the first at both ports: your seal lies there, and their value is yours. Whoever comes later gains nothing.',
        },
        current: {
          title: 'Ride a current',
          task: 'A current carries you for nothing, in the direction of its arrow. One marker takes you onto it: sail south, then let it carry you to Cabo Verde.',
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
          task: 'A blue space: whoever sails onto it plays an event card, good or bad. Sail south onto it and choose a card. The storm of 4 is too strong for what you have left.',
          done: 'The card struck, and you may sail on if markers are left. Without a card that can be played, a blue space cannot be entered.',
        },
        bonus: {
          title: 'Gain from somebody else’s storm',
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
    },
    'francis-drake': {
      end: 'That is all you need. Three voyages, then goods and chests are counted; whoever has most points wins.',
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
          done: 'After the docks there is nowhere to go: your ship sails. Whoever leaves the street first sails first.',
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
          done: 'The token was turned over and stays open for whoever comes next. A town and a fort: two kinds of conquest score 4 points, all three score 10.',
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
    },
    maracaibo: {
      end: 'That is all you need. After four rounds cards, buildings and influence are counted; whoever has most VP wins.',
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
          done: 'Your income rose by 3 doubloons, paid after each round. The scales are yours too: other cards earn more for whoever has such a symbol.',
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
    },
    'port-royal': {
      end: 'That is all you need. Reach 12 influence and the round is played out; whoever has most wins.',
      lessons: {
        draw: {
          title: 'Turn over cards',
          task: 'You are the active player, and the harbour is empty. Turn over three cards from the draw pile: ships and people sail in.',
          done: 'The first card is always safe. Ships bring coins; people cost coins and bring influence, the shield. Influence wins the game.',
        },
        stop: {
          title: 'Know when to stop',
          task: 'A pinnace and a flute lie here. A second ship of the same colour would lose you the whole harbour: a bust. Look at the odds, then stop.',
          done: 'The next card would have been a second flute. Stopping saves the harbour for trade.',
        },
        trade: {
          title: 'Trade with a ship',
          task: 'You may take one card. The admiral is too expensive today. Take a ship: its coins are yours.',
          done: 'The ship is discarded, and its coins come from the draw pile, face down. Nobody knows what is on their other side.',
        },
        hire: {
          title: 'Hire somebody',
          task: 'Now you have six coins. Hire the sailor or the admiral: pay what is on the coin, gain what is on the shield.',
          done: 'People stay in front of you. Their influence counts at once, and their ability helps you from now on.',
        },
        repel: {
          title: 'Drive a ship off',
          task: 'Your sailor and your pirate bear three sabres. Turn over a card. If its colour is already here, your sabres may drive it off.',
          done: 'A repelled ship goes to the discard pile, and your turn goes on. Sabres are never used up.',
        },
        colours: {
          title: 'Four colours, two cards',
          task: 'Four different ship colours are in port, so you may take two cards. With five colours it would be three. Take two.',
          done: 'What the first card brought could already pay for the second.',
        },
        fee: {
          title: 'Somebody else’s harbour',
          task: 'The other player was active and is done. Now you may take one card, too: one coin of yours goes to them. Take a ship.',
          done: 'So a good harbour serves everybody, and the active player is paid for it.',
        },
        expedition: {
          title: 'Send out an expedition',
          task: 'An expedition wants two anchors, and you have two captains. Click on it to send them out.',
          done: 'Your captains are gone, but the expedition brings more influence than they did, and coins as well.',
        },
      },
    },
  },
};
