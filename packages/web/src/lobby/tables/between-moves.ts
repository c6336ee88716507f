import { isStill } from '../../app/is-still.ts';

/** Time for a card to turn over and for the eye to follow it. */
const MILLISECONDS = 550;

/** How long what others do is looked at. There is no pause for what does not move, or cannot be seen. */
export function betweenMoves(): number {
  return document.hidden || isStill() ? 0 : MILLISECONDS;
}
