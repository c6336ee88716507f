import type { PrimerTexts } from '../../../../learn/primer.ts';

export const en: PrimerTexts = {
  aim: ({ mode }) => {
    switch (mode) {
      case 'sets-sail':
        return 'Hire persons and store ships until someone has 8 influence; the round is played out, and the most influence wins.';
      case 'cooperative':
      case 'solo':
        return 'Fulfil all face-up contracts before the time pile runs out, and you win together.';
      case 'adventure-cooperative':
        return 'Complete the missions of the chapter before its last month ends, and you win together.';
      case 'adventure-competitive':
      case 'adventure-variable':
        return 'Collect influence and uncover the trophy: someone with the trophy and 12 influence ends the game, and the most influence wins.';
      default:
        return 'Turn over ships for coins, hire persons with them, and collect influence: as soon as someone has 12, the round is played out, and the most influence wins.';
    }
  },
  tips: {
    bust: {
      title: 'A bust',
      text: 'A second ship of the same colour has come in: the whole harbour is gone, and no one takes a card. The figure beside “Draw” says how likely that is.',
    },
    tax: {
      title: 'A tax',
      text: 'Taxes hit those who save up: with many coins you lose some of them. Then the player with the most sabres or the least influence, as the card says, gains one.',
    },
    recruit: {
      title: 'Your first person',
      text: 'Persons stay in front of you. Their influence counts at once, and their ability works from now on: tap a card to read it.',
    },
    repel: {
      title: 'A ship driven off',
      text: 'Your sabres are not used up: they help again with the next ship. Only a ship with a skull cannot be repelled.',
    },
  },
};
