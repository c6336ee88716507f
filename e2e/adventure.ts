/** How a person plays The Adventure Begins: reads what is told, and takes what glows. */
import type { Way } from './playing.ts';
import { OPEN_VOTE } from './playing.ts';
import { PORT_ROYAL } from './port-royal.ts';

/** In the order in which they are clicked: a page is turned at once, the first card will do. */
export const CHOICES = {
  votes: OPEN_VOTE,
  pages: '.book-dialog[open] .book-foot .button-primary',
  choices: 'dialog[open] .board-choice',
  adventurers: '.pr-adventurer-legal',
  missions: '.pr-mission-legal',
  numbers: '.port-royal-number',
};

export const ADVENTURE: Way = {
  kinds: { ...CHOICES, ...PORT_ROYAL.kinds },
  choose(counts, turn) {
    const first = [...Object.keys(CHOICES), 'crews', 'cards'].find((kind) => (counts[kind] ?? 0) > 0);
    if (first !== undefined) return [first, 0];
    const all = counts['all'] ?? 0;
    return all > 0 ? ['all', turn % all] : undefined;
  },
};
