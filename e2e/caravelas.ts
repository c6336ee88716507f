/** How a person plays Caravelas on its board: by clicking what glows. */
import type { Way } from './playing.ts';

/** Now a step on the chart, now a button: both play. A card is played where nothing else may be. */
export const CARAVELAS: Way<'spaces' | 'buttons' | 'cards'> = {
  kinds: {
    spaces: '.caravelas-space-legal',
    buttons: 'button[aria-keyshortcuts], .caravelas-lamp-legal',
    cards: '.caravelas-event-card-legal',
  },
  choose({ spaces, buttons, cards }, turn) {
    if (spaces > 0 && (turn % 3 === 0 || buttons === 0)) return ['spaces', turn % spaces];
    if (buttons > 0) return ['buttons', turn % buttons];
    return cards > 0 ? ['cards', turn % cards] : undefined;
  },
  clickWithin: 800,
};
