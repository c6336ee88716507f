/** How a person plays Maracaibo on its board: by clicking what glows. */
import type { Way } from './playing.ts';
import { OPEN_VOTE } from './playing.ts';

/** Things on the board that may be chosen, and the numbered buttons of the action bar. */
export const THINGS = '.maracaibo [class$="-legal"], .maracaibo [class*="-legal "]';
export const OFFERS = 'button[aria-keyshortcuts]';
/** Where more than one move is about a thing, and what a finger does with the card or the place it chose. */
const CHOICES =
  'dialog[open] .board-choice, dialog[open] .dialog-actions button, .maracaibo-tabs :is(.ma-chosen-do button, .ma-told-go)';
/** Places that a ship may sail to. */
export const HARBOURS = '.ma-target-place.ma-target-legal';

/** Now a thing, now a button: both play. Far places come last, and a ship that sails far is soon home. */
export const MARACAIBO: Way<'choices' | 'things' | 'offers'> = {
  kinds: { choices: CHOICES, things: THINGS, offers: OFFERS },
  choose({ choices, things, offers }, turn) {
    if (choices > 0) return ['choices', choices - 1];
    if (offers > 0 && (things === 0 || turn % 2 === 0)) return ['offers', turn % offers];
    return things > 0 ? ['things', things - 1 - (turn % Math.min(things, 3))] : undefined;
  },
};

/** A page of the story is turned at once, and the first choice of a vote chosen; then as at any table of the game. */
export const STORY: Way<'votes' | 'pages' | 'choices' | 'things' | 'offers'> = {
  kinds: { votes: OPEN_VOTE, pages: '.book-dialog[open] .book-foot .button-primary', ...MARACAIBO.kinds },
  choose(counts, turn) {
    if (counts.votes > 0) return ['votes', turn % counts.votes];
    return counts.pages > 0 ? ['pages', 0] : MARACAIBO.choose(counts, turn);
  },
};
