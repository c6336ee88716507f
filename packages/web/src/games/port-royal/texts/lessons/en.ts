import type { GuideTexts } from '../../../../learn/lesson.ts';

export const en: GuideTexts = {
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
};
