import { counted } from '../shell/counted.ts';
import type { PacksTexts } from './packs-texts.ts';

export const en: PacksTexts = {
  cards: 'Cards',
  cardsWhy: 'Everybody at the table sees which cards are played with and what differs.',
  ours: 'Ours',
  unnamed: 'Own cards',
  differs: 'What differs from our box',
  same: 'Nothing differs from our box.',
  differences: counted('en', '{n} piece differs from our box.', '{n} pieces differ from our box.'),
  more: counted('en', 'and {n} more', 'and {n} more'),
  how: { added: 'new', removed: 'not there' },
  change: (field, before, after) => `${field}: ${before} → ${after}`,
  nothing: 'none',
  yes: 'yes',
  no: 'no',
  gone: 'This pack is not there, or it is no longer shared.',
  page: {
    title: 'Cards that were shared with you',
    lead: (game) => `A pack of own cards for ${game}. You can set a table with it, here or on this device.`,
    play: 'Set a table with it',
  },
  share: {
    title: 'On this server',
    why: 'The pack stays yours and private. Whoever has its link can look at it and play with it, until you stop sharing.',
    make: 'Share by a link',
    link: 'Link to this pack',
    copy: 'Copy the link',
    stop: 'Stop sharing',
    remove: 'Delete it from the server',
    removeWhy: 'Tables that are played with it keep it.',
    removed: 'It is no longer on the server.',
  },
};
