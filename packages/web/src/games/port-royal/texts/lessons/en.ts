import type { GuideTexts } from '../../../../learn/lesson.ts';

export const en: GuideTexts = {
  end: 'That is all you need. Reach 12 influence and the round is played out; the player with the most wins.',
  more: {
    title: 'The Adventure Begins',
    end: 'That is what the story adds. Each month ends when its events are used up, and what you did or left undone turns the next page. Card 9 beside the missions says what ends the chapter.',
  },
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
      title: 'Hire someone',
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
      title: 'Someone else’s harbour',
      task: 'The other player was active and is done. Now you may take one card, too: one coin of yours goes to them. Take a ship.',
      done: 'So a good harbour serves everybody, and the active player is paid for it.',
    },
    expedition: {
      title: 'Send out an expedition',
      task: 'An expedition wants two anchors, and you have two captains. Click on it to send them out.',
      done: 'Your captains are gone, but the expedition brings more influence than they did, and coins as well.',
    },
    event: {
      title: 'The event of the turn',
      task: 'In The Adventure Begins every turn opens with an event: it lies at the upper left. Today there is fog, so you may turn away one ship without enough sabres. Turn over a card, and let the second flute pass.',
      done: 'An event lasts for one turn. When the month’s events are used up, the deck is turned over as it lies, with one new event on top: from then on all of you know what is coming.',
    },
    cargo: {
      title: 'A sixth colour',
      task: 'The Ares pirates sail under a colour of their own. Their ships bring little gold, but they carry something. Take one, and keep it for its cargo instead of selling it.',
      done: 'A kept ship lies with your crew. It brings no coin, but missions, innkeepers and some expeditions ask for what is in its hold.',
    },
    mission: {
      title: 'Complete a mission',
      task: 'This mission asks for two Ares ships, and you have them. A mission can be completed at any time in your turn, once by each of you. Click on it.',
      done: 'Your first marker has left the stern, so your adventurer’s ability is yours. The first to complete a mission gets the reward on its first place as well, and crowns move you along the track: the last shield you reached counts as influence.',
    },
  },
};
